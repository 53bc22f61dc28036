import { sql } from 'kysely';
import { keptStatement } from '../../db/kept-statements.ts';
import { sqlStateOf, type Tx } from '../../db/transaction.ts';
import { makePosting, type Posting } from '../../domain/ledger/posting.ts';

export interface PostedTransfer {
  transferId: number;
  /** The very same transfer had been posted before; nothing moved this time. */
  replayed: boolean;
}

/** A strict account would have gone below zero. Use cases turn it into the refusal that fits. */
export class BalanceTooLow extends Error {
  override name = 'BalanceTooLow';
}

/** The key of a business fact was used for something else: a contradiction that a person must look at. */
export class TransferContradicted extends Error {
  override name = 'TransferContradicted';
}

/**
 * Moves money, in the caller's transaction and as its last statement before commit: balances are locked from here
 * until then. Everything that can be refused has been refused before; what fails here is a lost race or a defect.
 */
export async function postTransfer(tx: Tx, posting: Posting, at: Date): Promise<PostedTransfer> {
  try {
    const [posted] = await post(tx, toPost(posting, at));
    if (posted === undefined) throw new Error('ledger_post answered nothing');
    return posted;
  } catch (error) {
    throw explained(error, posting.key);
  }
}

/**
 * Likewise for a use case that needs no answer: sent together with the commit, which fails if this does. So nobody waits
 * for a balance longer than its own commit takes.
 */
export function postWithCommit(tx: Tx, posting: Posting, at: Date): void {
  post.later(tx, toPost(posting, at), (error) => explained(error, posting.key));
}

function toPost(posting: Posting, at: Date) {
  const { key, kind, subjectId, memo, legs } = makePosting(posting);
  const kinds = legs.map((leg) => leg.account.kind);
  const owners = legs.map((leg) => leg.account.ownerId);
  const amounts = legs.map((leg) => leg.amountKobo);
  return { key, kind, subjectId, memo, at, kinds, owners, amounts };
}

interface Legs {
  kinds: readonly string[];
  owners: readonly (string | null)[];
  amounts: readonly number[];
}

const post = keptStatement(
  (_db, to: Omit<Posting, 'legs'> & Legs & { at: Date }) => sql<PostedTransfer>`
    select transfer_id, replayed from ledger_post(
      ${to.key}, ${to.kind}, ${to.subjectId}::uuid, ${to.memo}, ${to.at},
      ${to.kinds}::text[], ${to.owners}::uuid[], ${to.amounts}::bigint[])`,
);

function explained(error: unknown, key: string): unknown {
  const state = sqlStateOf(error);
  const constraint = (error as { constraint?: string }).constraint;
  if (state === '23514' && constraint === 'ledger_balances_balance_check') {
    return new BalanceTooLow(`${key}: the balance is too low`, { cause: error });
  }
  if (state === 'LG005')
    return new TransferContradicted(`${key} was posted with other amounts`, { cause: error });
  return error;
}
