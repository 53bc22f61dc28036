import type { Deps } from '../../../deps/deps.ts';
import { PaystackRefused } from '../../../gateways/paystack/index.ts';
import { makeCardRecipient } from './card-recipient.ts';
import { openMobileTarget } from './mobile-target.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/**
 * The recipient of a withdrawal. It is stored on the row when the money is held, except for one to a mobile wallet or
 * card from before recipients were copied: for that one it is created here, outside any transaction, and copied when
 * the transfer is reserved. The gateway returns the same code for the same account, so a repeated call is harmless.
 */
export async function recipientOf(
  deps: Pick<Deps, 'db' | 'sealer' | 'paystack'>,
  row: WithdrawalRow,
): Promise<{ code: string } | { refused: string }> {
  if (row.recipientCode) return { code: row.recipientCode };
  try {
    return { code: await makeRecipient(deps, row) };
  } catch (error) {
    if (!(error instanceof PaystackRefused)) throw error;
    return { refused: 'The bank does not accept transfers to this account.' };
  }
}

async function makeRecipient(
  deps: Pick<Deps, 'db' | 'sealer' | 'paystack'>,
  row: WithdrawalRow,
): Promise<string> {
  if (row.mobileTarget !== null) {
    const target = openMobileTarget(deps.sealer, { id: row.id, mobileTarget: row.mobileTarget });
    const { accountName: name, accountNumber, bankCode } = target;
    const recipient = await deps.paystack.createRecipient({ type: 'nuban', name, accountNumber, bankCode });
    return recipient.recipientCode;
  }
  const card = await deps.db
    .selectFrom('paymentCards')
    .innerJoin('users', 'users.id', 'paymentCards.userId')
    .select(['paymentCards.id', 'authorizationCode', 'userId', 'users.name', 'users.email'])
    .where('paymentCards.id', '=', row.cardId)
    .executeTakeFirst();
  if (card === undefined) throw new PaystackRefused('The card is gone.', { status: 404, code: 'card_gone' });
  return makeCardRecipient(deps, { id: card.userId, name: card.name, email: card.email }, card);
}
