import type { OwnSanction, SanctionKind } from '@oja/contract/account-standing';
import type { BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';

export const sanctionLabels: Readonly<Record<SanctionKind, string>> = {
  warning: 'Warning',
  selling_paused: 'Selling paused',
  withdrawals_paused: 'Withdrawals paused',
  suspension: 'Suspension',
};

/** How it stands, for a badge. A warning stands for good unless it is taken back. */
export function sanctionState({ kind, ended }: Pick<OwnSanction, 'kind' | 'ended'>): {
  label: string;
  variant: BadgeVariant;
} {
  if (ended) return { label: ended.reason === null ? 'Ended' : 'Lifted', variant: 'secondary' };
  return kind === 'warning'
    ? { label: 'On record', variant: 'warning' }
    : { label: 'In force', variant: 'destructive' };
}

/** From when until when, in one line. */
export function sanctionSpan({ kind, from, until, ended }: OwnSanction): string {
  const begin = formatDateTime(from);
  if (ended) return `${begin} to ${formatDateTime(ended.at)}`;
  if (kind === 'warning') return begin;
  return until ? `${begin} to ${formatDateTime(until)}` : `Since ${begin}, until it is lifted`;
}

/** What became of an appeal, as the person reads it. */
export function appealLine(appeal: NonNullable<OwnSanction['appeal']>): string {
  const begin = `You appealed on ${formatDateTime(appeal.at)}.`;
  if (appeal.decided_at === null) return `${begin} Another member of our team looks at it.`;
  if (appeal.outcome === 'withdrawn') return `${begin} It was withdrawn when the account was deleted.`;
  if (appeal.outcome === 'lifted') return `${begin} It ended on ${formatDateTime(appeal.decided_at)}.`;
  return `${begin} We looked at it again on ${formatDateTime(appeal.decided_at)}, and it stays: ${appeal.answer ?? ''}`;
}
