import { handoverKindLabels, mailboxLabels } from '@oja/contract/handover-labels';
import type { Handover } from '@oja/contract/handovers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { handoverQuery } from '@/shared/handover/api';
import { ContactButton } from '@/shared/messages/contact-button';
import { Credentials } from '@/shared/purchases/credentials';
import { purchaseQuery } from '../api';
import { useRefetchAt } from '../hooks/use-refetch-at';
import { turningPoints } from '../logic/step-texts';
import { BuyerActions } from './buyer-actions';
import { CodesCard } from './codes/codes-card';
import { StatusCard } from './status-card';
import { StepItem } from './steps/step-item';
import { SumsCard } from './sums-card';

const listOf: Record<Handover['viewer'], { label: string; to: string }> = {
  buyer: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  seller: { label: 'My Sales', to: paths.dashboard.mySales },
};

/** The page of a hand-over; both sides see the same steps. */
export function HandoverView({ handover }: { handover: Handover }) {
  const { purchase_id: id, handle, platform, viewer, kind, mailbox, steps } = handover;
  const client = useQueryClient();
  useRefetchAt(turningPoints(handover), () => {
    void client.invalidateQueries({ queryKey: handoverQuery(id).queryKey });
  });
  // Confirming and cancelling remove the button that was pressed.
  useFocusFallback(handover.status, () => document.getElementById('where-it-stands'));
  const purchase = useQuery({ ...purchaseQuery(id), enabled: viewer === 'buyer' }).data;
  const hasLogin = purchase !== undefined && kind === 'credentials';
  return (
    <div className="grid gap-6">
      <title>{`Hand-over of ${handle} · Oja`}</title>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={[listOf[viewer], { label: 'Hand-over' }]} />}
        title={`Hand-over of ${handle}`}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="flex items-center gap-1.5">
              <PlatformMark platform={platform} size="sm" />
              {platformLabel(platform)}
            </span>
            <span>{handoverKindLabels[kind]}</span>
            {mailbox ? <span>{mailboxLabels[mailbox]}</span> : null}
            {purchase?.listing.url ? (
              <a
                href={purchase.listing.url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 font-medium text-primary underline-offset-4 hover:underline"
              >
                Open the account<span className="sr-only"> in a new tab</span>
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            ) : null}
          </span>
        }
        actions={
          <ContactButton
            about={{ purchase_id: id }}
            handle={handle}
            to={viewer === 'buyer' ? 'Seller' : 'Buyer'}
            variant="outline"
          />
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <StatusCard handover={handover} />
        </div>
        <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {hasLogin ? (
            <SectionCard title="Login details">
              <div className="p-5">
                <Credentials purchase={purchase} />
              </div>
            </SectionCard>
          ) : null}
          <SectionCard title="Steps" action={<Ticked handover={handover} />}>
            <ol className="divide-y">
              {steps.map((step, index) => (
                <StepItem key={step.key} handover={handover} step={step} number={index + 1} />
              ))}
            </ol>
          </SectionCard>
        </div>
        <div className="grid gap-6 lg:col-start-2">
          {purchase && handover.status === 'pending' ? (
            <BuyerActions handover={handover} purchase={purchase} />
          ) : null}
          {handover.codes.length > 0 || handover.actions.includes('send_code') ? (
            <CodesCard handover={handover} />
          ) : null}
          <SumsCard handover={handover} />
        </div>
      </div>
    </div>
  );
}

function Ticked({ handover: { steps } }: { handover: Handover }): ReactNode {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <span className="tabular pr-2 text-muted-foreground text-sm">
      {done} of {steps.length} done
    </span>
  );
}
