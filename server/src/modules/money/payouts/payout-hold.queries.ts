import type { AttentionReason } from '@oja/contract/payouts';
import type { Tx } from '../../../db/transaction.ts';
import type { PayoutHold } from '../../../domain/withdrawal/decide-withdrawal.ts';

export type HoldReason = PayoutHold['reason'];

/** What a withdrawal waits for while payouts of its owner are held. */
export const holdAttentions = {
  claim: 'claim_open',
  sanction: 'withdrawals_paused',
} as const satisfies Record<HoldReason, AttentionReason>;

/** The hold on payouts of this person, a sanction before a claim. Read under the lock of the person. */
export function findPayoutHold(tx: Tx, userId: string): Promise<PayoutHold | undefined> {
  return tx
    .selectFrom('payoutHolds')
    .select(['reason', 'endsAt'])
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .orderBy('reason', 'desc')
    .limit(1)
    .executeTakeFirst();
}
