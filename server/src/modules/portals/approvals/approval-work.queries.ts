import { admits } from '@oja/contract/access';
import { type ApprovalKind, approvalKindLabels, kindsApprovedBy } from '@oja/contract/approvals';
import { nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Proposals that another person answers, due before they lapse. */
export const approvalWork: WorkSource = {
  kind: 'approval',
  table: 'approvals',
  openedAt: sql`w.proposed_at`,
  streams: [{ isOpen: sql`w.status = 'waiting'`, clock: sql`w.lapses_at`, dueAfterMs: 0 }],
  isBarred: ({ id, role }) => {
    const isOwn = sql<boolean>`w.proposed_by = ${id}`;
    const isForeign = sql<boolean>`w.kind <> all (${kindsApprovedBy(role)}::text[])
      and not (w.subject_answers and w.subject_id = ${id}::text)`;
    return admits('admin', role) ? isOwn : sql`${isOwn} or (${isForeign})`;
  },
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select a.id, a.kind, a.amount_kobo, a.proposed_at as opened_at, u.id as person_id, u.name as person_name
        from approvals a join users u on u.id = a.proposed_by where a.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ kind, amountKobo, ...row }) => ({
      ...row,
      reference: amountKobo === null ? '' : nairaText(amountKobo),
      title: approvalKindLabels[kind],
      priority: 'high' as const,
      page: `/admin/approvals?approval=${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  kind: ApprovalKind;
  amountKobo: number | null;
  openedAt: Date;
  personId: string;
  personName: string;
}
