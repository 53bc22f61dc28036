import { type QuickAction, quickActions, type ReportOutcome } from '@oja/contract/staff-report';

/** The event that each quick action leaves on its report. */
export const quickActionEvents = {
  hide_listing: 'listing_hidden',
  take_down: 'taken_down',
  pause_selling: 'selling_paused',
  suspend_user: 'user_suspended',
  warn_user: 'user_warned',
} as const satisfies Record<QuickAction, string>;

/** The events that `standingActions` reads. */
export const actionEvents = [...Object.values(quickActionEvents), 'put_back'] as const;

const actionOfSanction: ReadonlyMap<string, QuickAction> = new Map([
  ['warning', 'warn_user'],
  ['selling_paused', 'pause_selling'],
  ['suspension', 'suspend_user'],
]);

/**
 * What was done about the target and was neither put back nor lifted: from the events in their order, without the kinds
 * of sanctions that ended. A report that was decided together with another one has the outcome and no events of its own.
 */
export function standingActions(
  kinds: readonly string[],
  outcome: ReportOutcome | null,
  endedSanctions: readonly string[],
): QuickAction[] {
  const standing = new Set<ReportOutcome>(outcome === null ? [] : [outcome]);
  for (const kind of kinds) {
    if (kind === 'put_back') {
      standing.delete('take_down');
      standing.delete('hide_listing');
    }
    const action = quickActions.find((name) => quickActionEvents[name] === kind);
    if (action !== undefined) standing.add(action);
  }
  for (const kind of endedSanctions) {
    const action = actionOfSanction.get(kind);
    if (action !== undefined) standing.delete(action);
  }
  return quickActions.filter((action) => standing.has(action));
}
