import type { OwnSanction } from '@oja/contract/account-standing';
import { type Sanction, sanctionActions } from '@oja/contract/sanctions';
import { appealEndsAt, refuseAppeal } from '../../../domain/sanction/decide-appeal.ts';
import type { SanctionRow, SanctionWithStaff } from '../../people/sanctions/index.ts';

/** As the person reads it: without the note, and without the names of staff. */
export function presentOwnSanction(row: SanctionRow, now: Date): OwnSanction {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    from: row.startsAt.toISOString(),
    until: row.endsAt?.toISOString() ?? null,
    ended: row.endedAt && { at: row.endedAt.toISOString(), reason: row.endReason },
    appeal: row.appealedAt && {
      at: row.appealedAt.toISOString(),
      text: row.appealText ?? '',
      decided_at: row.appealDecidedAt?.toISOString() ?? null,
      outcome: row.appealOutcome,
      answer: row.appealAnswer,
    },
    appeal_until: refuseAppeal(row, now) ? null : appealEndsAt(row).toISOString(),
  };
}

export function presentSanction(
  row: SanctionWithStaff,
  { viewerId, maySanction, now }: { viewerId: string; maySanction: boolean; now: Date },
): Sanction {
  const waits = row.appealedAt !== null && row.appealDecidedAt === null;
  const may = { lift: row.endedAt === null, decide_appeal: waits && row.givenBy !== viewerId };
  return {
    ...presentOwnSanction(row, now),
    ...presentStaffPart(row, viewerId),
    report_id: row.reportId,
    actions: sanctionActions.filter((action) => maySanction && may[action]),
  };
}

/** Staff read about their own sanctions what any person reads. */
function presentStaffPart(
  { userId, note, giverName, givenBy, enderName, endedBy }: SanctionWithStaff,
  viewerId: string,
): Pick<Sanction, 'note' | 'given_by' | 'given_by_id' | 'ended_by' | 'ended_by_id'> {
  if (userId === viewerId) {
    return { note: null, given_by: null, given_by_id: null, ended_by: null, ended_by_id: null };
  }
  return { note, given_by: giverName, given_by_id: givenBy, ended_by: enderName, ended_by_id: endedBy };
}
