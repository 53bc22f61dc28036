import { staffWith } from '@oja/contract/access';
import { nairaText } from '@oja/contract/money';
import type { AttentionReason } from '@oja/contract/payouts';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import { searchLink } from '../../platform/notifications/index.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Withdrawals that need a person. Some wait for Paystack, some for a decision about something else. */
export const withdrawalWork: WorkSource = {
  kind: 'withdrawal',
  table: 'withdrawals',
  openedAt: sql`w.created_at`,
  streams: [
    {
      isOpen: sql`w.attention is not null`,
      clock: sql`w.created_at`,
      dueAfterMs: workTimesMs.withdrawal,
    },
  ],
  // As `refuseOwnUnlessAlone` refuses: not an own one that another could decide, nor one that Paystack has.
  isBarred: ({
    id,
  }) => sql`w.user_id = ${id} and (w.gateway_status in ('otp', 'pending', 'received') or exists (
    select from users u where u.role = any (${staffWith('money')}) and u.status = 'active' and u.erased_at is null
       and u.id <> w.user_id))`,
  owner: 'assignment',
  waitingFor: () => sql`case
    when w.attention = 'release_needed' and exists (select from approvals p where p.kind = 'withdrawal'
      and p.subject_id = w.id::text and p.status = 'waiting') then 'other_work'
    when w.attention in ('gateway_balance_low', 'unclear_too_long') then 'gateway'
    when w.attention in ('payouts_frozen', 'owner_suspended', 'destination_in_review', 'chargeback_open',
                         'claim_open', 'withdrawals_paused') then 'other_work'
    else 'staff' end`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select w.id, w.reference, w.net_kobo, w.attention, w.created_at as opened_at, u.id as person_id,
             u.name as person_name
        from withdrawals w join users u on u.id = w.user_id where w.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ netKobo, attention, ...row }) => ({
      ...row,
      title: `${nairaText(netKobo)}: ${attention === null ? '' : reasons[attention]}`,
      priority: 'high' as const,
      page: searchLink('/admin/withdrawals', row.reference) as `/admin/${string}`,
    }));
  },
};

interface Row {
  id: string;
  reference: string;
  netKobo: number;
  attention: AttentionReason | null;
  openedAt: Date;
  personId: string;
  personName: string;
}

const reasons: Record<AttentionReason, string> = {
  otp_needed: 'Paystack asks for a one-time password',
  gateway_balance_low: 'the balance at Paystack is too low',
  gateway_refused: 'Paystack refuses to send it',
  answers_contradict: 'answers of Paystack contradict each other',
  unclear_too_long: 'Paystack has not answered for over an hour',
  payouts_frozen: 'payouts are paused',
  owner_suspended: 'the account is suspended',
  destination_in_review: 'the bank account is being compared',
  chargeback_open: 'a bank asks the person for a payment back',
  claim_open: 'a claim about a sale is open',
  withdrawals_paused: 'withdrawals of the person are paused',
  release_needed: 'two members of staff have to release it',
};
