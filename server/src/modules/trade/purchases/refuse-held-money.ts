import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findSpendingStop, type SpendingStop } from '../../money/payouts/index.ts';

type Reader = 'buyer' | 'admin';

/** Refuses to pay with money that is asked back, claimed or owed. The buyer is locked. */
export async function refuseHeldMoney(
  tx: Tx,
  { buyerId, priceKobo, reader }: { buyerId: string; priceKobo: number; reader: Reader },
): Promise<void> {
  const stop = await findSpendingStop(tx, { userId: buyerId, priceKobo });
  if (stop === undefined) return;
  const code = stop.reason === 'debt' ? 'wallet_balance_too_low' : 'purchases_waiting';
  throw new Refusal(code, { message: sentenceOf(stop, reader) });
}

function sentenceOf(stop: SpendingStop, reader: Reader): string {
  if (stop.reason !== 'debt') return holdSentences[reader][stop.reason];
  const [debt, spendable] = [nairaText(stop.debtKobo), nairaText(stop.spendableKobo)];
  return reader === 'buyer'
    ? `You owe ${debt}, which is taken from your wallet first. ${spendable} is left for purchases. Please add funds first.`
    : `The buyer owes ${debt}, which is taken from the wallet first. ${spendable} is left for purchases.`;
}

const holdSentences = {
  buyer: {
    chargeback_open:
      'A bank is asking for one of your payments back, so you cannot buy until that is decided. If you did not ask your bank for it, please open a ticket under Help.',
    claim_open:
      'A buyer has an open claim about one of your sales, so you cannot buy until it is decided. Please answer it under My Sales.',
  },
  admin: {
    chargeback_open: 'A bank asks the buyer for a payment back. They cannot buy until that is decided.',
    claim_open: 'A claim about a sale of the buyer is open. They cannot buy until it is decided.',
  },
} as const satisfies Record<Reader, Record<Exclude<SpendingStop['reason'], 'debt'>, string>>;
