import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
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
  const { key, kind, subjectId, memo, legs } = makePosting(posting);
  const kinds = legs.map((leg) => leg.account.kind);
  const owners = legs.map((leg) => leg.account.ownerId);
  const amounts = legs.map((leg) => leg.amountKobo);
  try {
    const { rows } = await sql<PostedTransfer>`
      select transfer_id, replayed from ledger_post(
        ${key}, ${kind}, ${subjectId}::uuid, ${memo}, ${at},
        ${kinds}::text[], ${owners}::uuid[], ${amounts}::bigint[]) ${prepared}`.execute(tx);
    const [posted] = rows;
    if (posted === undefined) throw new Error('ledger_post answered nothing');
    return posted;
  } catch (error) {
    throw explained(error, key);
  }
}

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
