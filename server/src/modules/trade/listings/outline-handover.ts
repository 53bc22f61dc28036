import type { HandoverOutline } from '@oja/contract/handover-fields';
import type { DealTerms } from '@oja/contract/market-fields';
import type { Deps } from '../../../deps/deps.ts';
import { earliestReleaseHours } from '../../../domain/handover/find-plan-fault.ts';
import { readPlanInForce } from '../handover-plans/index.ts';
import type { ListingRow } from './listing.store.ts';

/** What a purchase made now would be handed over by; null where login details move as specified. */
export async function outlineHandover(
  deps: Pick<Deps, 'db' | 'now'>,
  listing: Pick<ListingRow, 'platform' | 'handoverKind' | 'mailbox'>,
  terms: DealTerms,
): Promise<HandoverOutline | null> {
  const { platform, handoverKind: kind, mailbox } = listing;
  const plan = await readPlanInForce(deps.db, { platform, kind, mailbox, at: deps.now() });
  if (plan === undefined) return null;
  const [first] = plan.steps;
  if (first === undefined) throw new Error('unreachable: a plan has a step');
  const plannedDays = Math.ceil(earliestReleaseHours(plan) / 24);
  return {
    version: plan.version,
    steps: plan.steps.map(({ by, title, wait }) => ({
      by,
      title,
      wait: wait && { hours: wait.hours, why: wait.why },
    })),
    begin_hours: first.deadline_hours,
    dispute_days: Math.max(terms.dispute_days, plannedDays),
    release_days: Math.max(terms.escrow_days, plannedDays),
  };
}
