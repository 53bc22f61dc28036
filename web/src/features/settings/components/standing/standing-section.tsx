import type { OwnSanction } from '@oja/contract/account-standing';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Loaded } from '@/components/ui/loaded';
import { Skeleton } from '@/components/ui/skeleton';
import { sanctionLabels, sanctionSpan, sanctionState } from '@/shared/sanctions/sanction-texts';
import { standingQuery } from '@/shared/sanctions/standing-query';
import { SettingsSection } from '../settings-section';
import { StandingAppeal } from './standing-appeal';

/** Warnings, pauses and suspensions of the account, current and past, with the reason of each. */
export function StandingSection() {
  const query = useQuery(standingQuery);
  const inForce = query.data?.filter(({ kind, ended }) => ended === null && kind !== 'warning').length ?? 0;
  return (
    <SettingsSection
      id="standing"
      title="Account standing"
      description="What our team did about your account because of the rules, and why."
      badge={
        query.data ? (
          <Badge variant={inForce > 0 ? 'destructive' : 'success'}>
            {inForce > 0 ? 'Restricted' : 'Good'}
          </Badge>
        ) : null
      }
    >
      <Loaded
        query={query}
        failure="Could not load your account standing"
        skeleton={<Skeleton className="h-12" />}
      >
        {(sanctions) =>
          sanctions.length === 0 ? (
            <p className="flex items-center gap-2.5 text-sm">
              <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
              There is nothing against your account.
            </p>
          ) : (
            <ul className="divide-y rounded-lg border">
              {sanctions.map((sanction) => (
                <StandingRow key={sanction.id} sanction={sanction} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function StandingRow({ sanction }: { sanction: OwnSanction }) {
  const { label, variant } = sanctionState(sanction);
  return (
    <li className="grid gap-1.5 p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-medium">{sanctionLabels[sanction.kind]}</p>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <p className="text-muted-foreground text-xs">{sanctionSpan(sanction)}</p>
      <p className="break-words">{sanction.reason}</p>
      {sanction.ended?.reason ? (
        <p className="break-words text-muted-foreground">Lifted: {sanction.ended.reason}</p>
      ) : null}
      <StandingAppeal sanction={sanction} />
    </li>
  );
}
