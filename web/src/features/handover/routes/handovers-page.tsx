import { purchaseStageLabels } from '@oja/contract/handover-labels';
import type { WaitingHandover } from '@oja/contract/waiting-handovers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { TimeLeft } from '@/shared/handover/time-left';
import { turnOfWaiting } from '@/shared/handover/turn';
import { handoversQuery } from '@/shared/handover/waiting-handovers';

/** Own purchases and sales that are being handed over, those that wait for the person first. */
export function Component() {
  const query = useQuery(handoversQuery);
  return (
    <div className="grid gap-6">
      <title>Waiting for you · Oja</title>
      <PageHeader
        title="Waiting for you"
        description="Accounts that change hands: what you do next, and what you wait for."
      />
      <Loaded query={query} failure="Could not fetch hand-overs" skeleton={<HandoverSkeletons />}>
        {(handovers) => <HandoverGroups handovers={handovers} />}
      </Loaded>
    </div>
  );
}

function HandoverGroups({ handovers }: { handovers: readonly WaitingHandover[] }) {
  if (handovers.length === 0) return <NoHandovers />;
  const isOwn = (handover: WaitingHandover) => handover.turn === handover.viewer;
  const groups = [
    { title: 'Your turn', rows: handovers.filter(isOwn) },
    { title: 'Waiting for others', rows: handovers.filter((handover) => !isOwn(handover)) },
  ];
  return groups.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <SectionCard key={title} title={title}>
        <ul className="divide-y">
          {rows.map((handover) => (
            <HandoverRow key={handover.purchase_id} handover={handover} />
          ))}
        </ul>
      </SectionCard>
    ),
  );
}

function HandoverRow({ handover }: { handover: WaitingHandover }) {
  const { purchase_id: id, platform, handle, price, stage, viewer } = handover;
  const { sentence, until, isOwn } = turnOfWaiting(handover);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <PlatformMark platform={platform} />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium font-sans text-base tracking-normal">
          <span className="min-w-0 wrap-anywhere">{handle}</span>
          <Badge variant="secondary">{purchaseStageLabels[stage]}</Badge>
        </h3>
        <p className="wrap-anywhere text-sm">{sentence}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
          {until ? <TimeLeft until={until} isDeadline={isOwn} className="text-foreground" /> : null}
          <span>
            {viewer === 'buyer' ? 'You bought it for' : 'You sold it for'} {formatNaira(price)}
          </span>
          <span className="sr-only">{platformLabel(platform)}</span>
        </p>
      </div>
      <Button asChild size="sm" variant={isOwn ? 'default' : 'outline'} className="max-sm:w-full">
        <Link to={paths.dashboard.handover.to(id)}>
          Open the hand-over
          <span className="sr-only"> of {handle}</span>
        </Link>
      </Button>
    </li>
  );
}

function NoHandovers() {
  return (
    <Card>
      <EmptyState
        art={<MarketStallArt />}
        title="Nothing is being handed over"
        description="When you buy or sell an account that changes hands step by step, it is here."
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={paths.dashboard.marketplace}>Browse Marketplace</Link>
          </Button>
        }
      />
    </Card>
  );
}

function HandoverSkeletons() {
  return (
    <LoadingRegion label="Loading hand-overs" className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-24" />
      ))}
    </LoadingRegion>
  );
}
