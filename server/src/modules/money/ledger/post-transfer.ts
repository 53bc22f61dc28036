import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import type { Tx } from '../../../db/transaction.ts';
import { makePosting, type Posting } from '../../../domain/ledger/posting.ts';

export interface PostedTransfer {
  transferId: number;
  /** The same transfer was posted before; nothing moved. */
  replayed: boolean;
}

/** A strict account would become negative. Use cases map it to their refusal. */
export class BalanceTooLow extends Error {
  override name = 'BalanceTooLow';
}

/** The key was used before for a different transfer: a contradiction that staff must check. */
export class TransferContradicted extends Error {
  override name = 'TransferContradicted';
}

/**
 * Moves money in the caller's transaction, as its last statement before the commit, because balances are locked until
 * then. Every refusal has been decided before; a failure here is a lost race or a defect.
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
