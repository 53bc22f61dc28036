import type { OwnSanction, Sanction } from '@oja/contract/sanctions';
import type { SanctionWithStaff } from '../../people/sanctions/index.ts';

/** As the person reads it: without the note, and without the names of staff. */
export function presentOwnSanction(row: SanctionWithStaff): OwnSanction {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    from: row.startsAt.toISOString(),
    until: row.endsAt?.toISOString() ?? null,
    ended: row.endedAt && { at: row.endedAt.toISOString(), reason: row.endReason },
  };
}

export function presentSanction(row: SanctionWithStaff, maySanction: boolean): Sanction {
  return {
    ...presentOwnSanction(row),
    note: row.note,
    given_by: row.giverName,
    ended_by: row.enderName,
    report_id: row.reportId,
    actions: maySanction && row.endedAt === null ? ['lift'] : [],
  };
}
