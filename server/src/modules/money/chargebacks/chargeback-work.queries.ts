import { nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Chargebacks that staff must answer on Paystack. One that is answered waits for the bank and is no work. */
export const chargebackWork: WorkSource = {
  kind: 'chargeback',
  table: 'chargebacks',
  openedAt: sql`w.opened_at`,
  streams: [
    {
      isOpen: sql`w.status = 'open' and w.answered_at is null`,
      // The time that Paystack named.
      clock: sql`w.due_at`,
      dueAfterMs: 0,
    },
  ],
  // As `answerChargeback` refuses.
  isBarred: ({ id }) => sql`w.user_id = ${id}`,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select c.id, p.reference, c.amount_kobo, c.held_kobo, c.opened_at, u.id as person_id, u.name as person_name
        from chargebacks c join payments p on p.id = c.payment_id join users u on u.id = c.user_id
       where c.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ amountKobo, heldKobo, ...row }) => ({
      ...row,
      title: `A bank asks for ${nairaText(amountKobo)} back; ${nairaText(heldKobo)} is held`,
      priority: 'urgent' as const,
      page: chargebackPage(row.id),
    }));
  },
};

/** Where staff record their answer to a chargeback. */
export function chargebackPage(chargebackId: string): `/admin/${string}` {
  return `/admin/withdrawals?view=chargebacks&chargeback=${chargebackId}`;
}

interface Row {
  id: string;
  reference: string;
  amountKobo: number;
  heldKobo: number;
  openedAt: Date;
  personId: string;
  personName: string;
}
