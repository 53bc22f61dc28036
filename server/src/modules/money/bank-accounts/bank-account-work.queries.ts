import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';
import { accountLabel, reviewPage } from './announce-account.ts';

/** Linked accounts whose holder staff compare with the person. */
export const bankAccountWork: WorkSource = {
  kind: 'bank_account',
  table: 'bank_accounts',
  openedAt: sql`w.review_since`,
  streams: [
    { isOpen: sql`w.status = 'in_review'`, clock: sql`w.review_since`, dueAfterMs: workTimesMs.bank_account },
  ],
  // As `decideAccount` refuses.
  isBarred: ({ id }) => sql`w.user_id = ${id}`,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select b.id, b.bank_name, b.last4, b.account_name, b.review_since as opened_at, u.id as person_id,
             u.name as person_name
        from bank_accounts b join users u on u.id = b.user_id where b.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ bankName, last4, accountName, ...row }) => ({
      ...row,
      reference: accountLabel({ bankName, last4 }),
      title: `Holder at the bank: ${accountName}`,
      priority: 'normal' as const,
      page: reviewPage(row.id),
    }));
  },
};

interface Row {
  id: string;
  bankName: string;
  last4: string;
  accountName: string;
  openedAt: Date;
  personId: string;
  personName: string;
}
