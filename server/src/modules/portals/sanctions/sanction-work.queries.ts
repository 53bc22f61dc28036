import { admits, traderRoles } from '@oja/contract/access';
import type { SanctionKind } from '@oja/contract/account-standing';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource, WorkViewer } from '../../platform/staff-work/index.ts';

/** Appeals against sanctions. */
export const sanctionWork: WorkSource = {
  kind: 'sanction',
  table: 'sanctions',
  openedAt: sql`w.appealed_at`,
  streams: [
    {
      isOpen: sql`w.appealed_at is not null and w.appeal_decided_at is null`,
      clock: sql`w.appealed_at`,
      dueAfterMs: workTimesMs.sanction,
    },
  ],
  isBarred,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select s.id, s.kind, s.appealed_at as opened_at, u.id as person_id, u.name as person_name
        from sanctions s join users u on u.id = s.user_id where s.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ kind, ...row }) => ({
      ...row,
      reference: '',
      title: `Appeal against ${subjects[kind]}`,
      priority: kind === 'warning' ? ('normal' as const) : ('high' as const),
      page: `/admin/users/${row.personId}#sanctions` as const,
    }));
  },
};

/** As `decideAppeal` refuses: not one's own sanction, not one that one gave, and of staff only as an administrator. */
function isBarred({ id, role }: WorkViewer): RawBuilder<boolean> {
  const isOwn = sql<boolean>`w.user_id = ${id} or w.given_by = ${id}`;
  if (admits('admin', role)) return isOwn;
  return sql`${isOwn} or (select role from users where id = w.user_id) <> all (${traderRoles}::text[])`;
}

interface Row {
  id: string;
  kind: SanctionKind;
  openedAt: Date;
  personId: string;
  personName: string;
}

const subjects: Record<SanctionKind, string> = {
  warning: 'a warning',
  selling_paused: 'a pause of selling',
  withdrawals_paused: 'a pause of withdrawals',
  suspension: 'a suspension',
};
