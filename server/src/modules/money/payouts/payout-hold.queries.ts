import type { AttentionReason } from '@oja/contract/payouts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { PayoutHold } from '../../../domain/withdrawal/decide-withdrawal.ts';

export type HoldReason = PayoutHold['reason'];

/** The order in which a person reads them. */
const allReasons: readonly HoldReason[] = ['chargeback', 'sanction', 'claim'];

/** What a withdrawal waits for while payouts of its owner are held. */
export const holdAttentions = {
  chargeback: 'chargeback_open',
  claim: 'claim_open',
  sanction: 'withdrawals_paused',
} as const satisfies Record<HoldReason, AttentionReason>;

/** The first hold on payouts of this person for one of these reasons. Read under the lock of the person. */
export function findPayoutHold(
  tx: Tx,
  userId: string,
  reasons = allReasons,
): Promise<PayoutHold | undefined> {
  return tx
    .selectFrom('payoutHolds')
    .select(['reason', 'endsAt'])
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .where('reason', 'in', reasons)
    .orderBy(sql`array_position(${allReasons}::text[], reason)`)
    .limit(1)
    .executeTakeFirst();
}
