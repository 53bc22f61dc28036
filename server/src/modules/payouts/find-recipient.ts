import type { Deps } from '../../deps.ts';
import { PaystackRefused } from '../../gateways/paystack/index.ts';
import { openCardCode } from '../funding/index.ts';
import { openMobileTarget } from './mobile-target.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** Whom Paystack should pay. The same account gives the same code, so asking twice is harmless. */
export async function findRecipient(
  deps: Deps,
  row: WithdrawalRow,
): Promise<{ code: string } | { refused: string }> {
  try {
    return { code: await codeFor(deps, row) };
  } catch (error) {
    if (!(error instanceof PaystackRefused)) throw error;
    return { refused: 'The bank does not accept transfers to this account.' };
  }
}

async function codeFor(deps: Deps, row: WithdrawalRow): Promise<string> {
  if (row.recipientCode) return row.recipientCode;
  if (row.method === 'card') return cardCode(deps, row);
  if (row.method === 'mobile') return mobileCode(deps, row);
  const account = await deps.db
    .selectFrom('bankAccounts')
    .select('recipientCode')
    .where('id', '=', row.bankAccountId)
    .executeTakeFirstOrThrow();
  if (account.recipientCode === null) throw new Error(`bank account ${row.bankAccountId} has no recipient`);
  return account.recipientCode;
}

async function mobileCode(deps: Deps, row: WithdrawalRow): Promise<string> {
  if (row.mobileTarget === null) throw new Error(`withdrawal ${row.id} has no mobile wallet`);
  const {
    accountName: name,
    accountNumber,
    bankCode,
  } = openMobileTarget(deps.sealer, {
    id: row.id,
    mobileTarget: row.mobileTarget,
  });
  const recipient = await deps.paystack.createRecipient({ type: 'nuban', name, accountNumber, bankCode });
  return recipient.recipientCode;
}

async function cardCode(deps: Deps, row: WithdrawalRow): Promise<string> {
  const card = await deps.db
    .selectFrom('paymentCards')
    .innerJoin('users', 'users.id', 'paymentCards.userId')
    .select(['paymentCards.id', 'authorizationCode', 'users.name', 'users.email'])
    .where('paymentCards.id', '=', row.cardId)
    .executeTakeFirst();
  if (card === undefined) throw new PaystackRefused('The card is gone.', { status: 404, code: 'card_gone' });
  const { name, email } = card;
  const recipient = await deps.paystack.createRecipient({
    type: 'authorization',
    name,
    email,
    authorizationCode: openCardCode(deps, card),
  });
  return recipient.recipientCode;
}
