import { randomUUID } from 'node:crypto';
import type { NewMovement } from '@oja/contract/gateway-balance';
import { koboFromNaira } from '@oja/contract/money';
import type { Selectable } from 'kysely';
import type { BalanceMovements } from '../../../db/database.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { postTransfer } from '../ledger/index.ts';

/*
 * Paystack does not list top-ups of the balance, so administrators record them. Nobody changes the books alone: one
 * administrator records a movement, another one approves it, and only then it is booked.
 */

type Staff = Actor & { id: string };
type MovementRow = Selectable<BalanceMovements>;

export function recordMovement(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { movement: NewMovement; actor: Staff; idempotencyKey: string | undefined },
): Promise<{ id: string }> {
  const { movement, actor, idempotencyKey } = input;
  const claim = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'recordMovement',
    input: movement,
    at: deps.now(),
  };
  return runOnce(deps.db, claim, async (tx) => {
    const row = {
      id: randomUUID(),
      kind: movement.kind,
      amountKobo: koboFromNaira(movement.amount),
      reason: movement.reason,
      recordedBy: actor.id,
      recordedAt: deps.now(),
    };
    await tx.insertInto('balanceMovements').values(row).execute();
    await note(tx, actor, 'balance_movement.recorded', row);
    return { id: row.id };
  });
}

export async function approveMovement(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { movementId: string; actor: Staff },
): Promise<void> {
  const { movementId, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(tx, movementId);
    if (row.recordedBy === actor.id) throw new Refusal('second_admin_needed');
    const at = deps.now();
    await tx
      .updateTable('balanceMovements')
      .set({ approvedBy: actor.id, approvedAt: at })
      .where('id', '=', movementId)
      .execute();
    await note(tx, actor, 'balance_movement.approved', row);
    await postTransfer(tx, postings.balanceMoved({ movementId, ...row }), at);
  });
}

export async function declineMovement(
  deps: Pick<Deps, 'db'>,
  input: { movementId: string; reason: string; actor: Staff },
): Promise<void> {
  const { movementId, reason, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(tx, movementId);
    await tx.deleteFrom('balanceMovements').where('id', '=', movementId).execute();
    await note(tx, actor, 'balance_movement.declined', { ...row, reason });
  });
}

async function lockWaiting(tx: Tx, id: string): Promise<MovementRow> {
  const row = await tx
    .selectFrom('balanceMovements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.approvedAt === null) return row;
  throw new Refusal('state_conflict', { message: 'This is in the books already.' });
}

async function note(
  tx: Tx,
  actor: Actor,
  action: `balance_movement.${string}`,
  { id, kind, amountKobo, reason }: Pick<MovementRow, 'id' | 'kind' | 'amountKobo' | 'reason'>,
): Promise<void> {
  const subject = { kind: 'balance_movement', id };
  await audit(tx, { actor, action, subject, after: { kind, amountKobo }, reason });
}
