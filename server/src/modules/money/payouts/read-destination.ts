import type { BodyOf } from '@oja/contract/endpoint';
import { payoutWaitHours } from '@oja/contract/payout-terms';
import type { payoutEndpoints } from '@oja/contract/payouts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type DestinationVerdict,
  decideDestination,
} from '../../../domain/payout-destination/decide-destination.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  accountLabel,
  allFingerprints,
  type BankAccountRow,
  holderOf,
  missingDestination,
  mobileAccount,
  shareAccountByNumber,
  shareOwnAccount,
} from '../bank-accounts/index.ts';
import { cardLabel } from '../funding/index.ts';
import { findCardToPay } from './card-recipient.ts';

export type WithdrawalRequest = BodyOf<typeof payoutEndpoints.requestWithdrawal>;

export interface Destination {
  /** The label for users: never the whole number. */
  label: string;
  bankAccountId: string | null;
  cardId: string | null;
  recipientCode: string;
  usableFrom: Date;
  verdict: Exclude<DestinationVerdict, { kind: 'removed' }>;
}

interface Reading {
  request: WithdrawalRequest;
  owner: { id: string; payoutName: string };
  now: Date;
}

/**
 * The destination, read in the transaction that holds the money and under the lock of the owner: it stays valid until
 * the money is held, and the recipient copied from it is the one that is paid.
 */
export async function readDestination(
  tx: Tx,
  deps: Pick<Deps, 'sealer' | 'paystack'>,
  reading: Reading,
): Promise<Destination> {
  switch (reading.request.method) {
    case 'bank':
      return toAccount(deps, reading, await bankAccountOf(tx, reading));
    case 'mobile':
      return toAccount(deps, reading, await mobileWalletOf(tx, deps, reading));
    case 'card':
      return toCard(tx, reading);
  }
}

async function bankAccountOf(tx: Tx, { request, owner }: Reading): Promise<BankAccountRow> {
  const accountId = request.bank_account_id;
  if (accountId === undefined)
    throw missingDestination('bank_account_id', 'Please choose one of your bank accounts.');
  const row = await shareOwnAccount(tx, { accountId, userId: owner.id, kind: 'bank' });
  if (row) return row;
  throw new Refusal('not_found', { message: 'This bank account is not linked to your wallet.' });
}

/** Finds a mobile wallet by id, or by provider and number. */
async function mobileWalletOf(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { request, owner }: Reading,
): Promise<BankAccountRow> {
  const { bank_account_id: accountId, mobile_provider: provider, mobile_number: number } = request;
  if (accountId !== undefined && provider === undefined && number === undefined) {
    const row = await shareOwnAccount(tx, { accountId, userId: owner.id, kind: 'mobile' });
    if (row) return row;
    throw new Refusal('not_found', { message: 'This mobile wallet is not linked to your wallet.' });
  }
  const { bank, accountNumber } = mobileAccount({ provider, number });
  const fingerprints = allFingerprints(deps, { bankCode: bank.code, accountNumber });
  const row = await shareAccountByNumber(tx, { userId: owner.id, fingerprints });
  if (row) return row;
  throw new Refusal('mobile_wallet_not_linked', {
    message: `${bank.name} ******${accountNumber.slice(-4)} is not linked to your wallet. Please link it first; a new number can be used after ${payoutWaitHours} hours.`,
  });
}

function toAccount(deps: Pick<Deps, 'paystack'>, { owner, now }: Reading, row: BankAccountRow): Destination {
  if (row.recipientCode === null) throw new Error(`bank account ${row.id} has no recipient`);
  const holder = holderOf(deps, row, owner.payoutName);
  return {
    label: accountLabel(row),
    bankAccountId: row.id,
    cardId: null,
    recipientCode: row.recipientCode,
    usableFrom: row.usableFrom,
    verdict: present(decideDestination({ status: row.status, holder, usableFrom: row.usableFrom, now })),
  };
}

async function toCard(tx: Tx, { request, owner, now }: Reading): Promise<Destination> {
  const last4 = request.card_last4;
  if (last4 === undefined) throw missingDestination('card_last4', 'Please enter your card number.');
  const card = await findCardToPay(tx, { userId: owner.id, last4, now });
  if (card === undefined) {
    throw missingDestination(
      'card_last4',
      `No card ending in ${last4} has paid into this wallet. Money goes back only to one that did.`,
    );
  }
  const { usableFrom } = card;
  const verdict = present(decideDestination({ status: 'active', holder: null, usableFrom, now }));
  // A usable card has its recipient from before the transaction, unless it paid in again meanwhile.
  if (verdict.kind === 'usable' && card.recipientCode === null) throw new Refusal('payments_unclear');
  return {
    label: cardLabel(card),
    bankAccountId: null,
    cardId: card.id,
    recipientCode: card.recipientCode ?? '',
    usableFrom,
    verdict,
  };
}

/** Removed destinations are not read. */
function present(verdict: DestinationVerdict): Destination['verdict'] {
  if (verdict.kind === 'removed') throw new Refusal('not_found');
  return verdict;
}
