import type { BodyOf } from '@oja/contract/endpoint';
import type { payoutEndpoints } from '@oja/contract/payouts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { mobileProviders } from '../../domain/withdrawal/withdrawal-terms.ts';
import type { WalletOwner } from '../../http/session.ts';
import { findOwnAccount, resolveAccount } from '../bank-accounts/index.ts';

export type WithdrawalRequest = BodyOf<typeof payoutEndpoints.requestWithdrawal>;

export interface Destination {
  /** What people read: never the whole number. */
  label: string;
  usableFrom: Date | null;
  inReview: boolean;
  bankAccountId: string | null;
  cardId: string | null;
  mobile: MobileTarget | null;
}

export interface MobileTarget {
  bankCode: string;
  accountNumber: string;
  accountName: string;
}

/** Where the money should go. Asks the gateway who holds a mobile wallet, so it runs before the transaction. */
export function chooseDestination(
  deps: Deps,
  user: WalletOwner,
  request: WithdrawalRequest,
): Promise<Destination> {
  switch (request.method) {
    case 'bank':
      return toBankAccount(deps, user, request.bank_account_id);
    case 'mobile':
      return toMobileWallet(deps, user, request);
    case 'card':
      return toCard(deps, user, request.card_last4);
  }
}

const nowhere = { usableFrom: null, inReview: false, bankAccountId: null, cardId: null, mobile: null };

async function toBankAccount(deps: Deps, user: WalletOwner, id: string | undefined): Promise<Destination> {
  if (id === undefined) throw missing('bank_account_id', 'Please choose one of your bank accounts.');
  const row = await findOwnAccount(deps.db, { accountId: id, userId: user.id });
  if (row === undefined)
    throw new Refusal('not_found', { message: 'This bank account is not linked to your wallet.' });
  return {
    ...nowhere,
    label: `${row.bankName} ******${row.last4}`,
    usableFrom: row.usableFrom,
    inReview: row.status === 'in_review',
    bankAccountId: row.id,
  };
}

async function toMobileWallet(
  deps: Deps,
  user: WalletOwner,
  request: WithdrawalRequest,
): Promise<Destination> {
  const provider = mobileProviders.find(({ code }) => code === request.mobile_provider);
  if (provider === undefined) throw missing('mobile_provider', 'Please choose a mobile money provider.');
  if (request.mobile_number === undefined)
    throw missing('mobile_number', 'Please enter your mobile money number.');
  const accountNumber = request.mobile_number.slice(-10);
  const holder = await resolveAccount(deps, user, { bankCode: provider.code, accountNumber });
  if (holder.match !== 'full') {
    throw new Refusal('account_name_mismatch', {
      message: `This mobile wallet belongs to ${holder.accountName}. You can only withdraw to one in your own name.`,
    });
  }
  return {
    ...nowhere,
    label: `${provider.name} ******${accountNumber.slice(-4)}`,
    mobile: { bankCode: provider.code, accountNumber, accountName: holder.accountName },
  };
}

async function toCard(deps: Deps, user: WalletOwner, last4: string | undefined): Promise<Destination> {
  if (last4 === undefined) throw missing('card_last4', 'Please enter your card number.');
  const card = await deps.db
    .selectFrom('paymentCards')
    .select(['id', 'brand', 'last4'])
    .where('userId', '=', user.id)
    .where('last4', '=', last4)
    .orderBy('lastUsedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (card === undefined) {
    throw missing(
      'card_last4',
      `No card ending in ${last4} has paid into this wallet. Money goes back only to one that did.`,
    );
  }
  return { ...nowhere, label: `${card.brand || 'Card'} ending in ${card.last4}`, cardId: card.id };
}

function missing(field: string, message: string): Refusal {
  return new Refusal('destination_missing', { message, details: [{ field, message }] });
}
