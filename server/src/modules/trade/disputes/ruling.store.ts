import { type Selectable, sql, type Updateable } from 'kysely';
import type { Appeals, Rulings } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type RulingTransition, rulingProcess } from '../../../domain/dispute/ruling-process.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type RulingRow = Selectable<Rulings>;
export type AppealRow = Selectable<Appeals>;

/** Locks the ruling of a dispute that holds, after the purchase and the dispute; undefined without one. */
export function lockRuling(tx: Tx, disputeId: string): Promise<RulingRow | undefined> {
  return tx
    .selectFrom('rulings')
    .selectAll()
    .where('disputeId', '=', disputeId)
    .where('status', 'not in', ['replaced', 'taken_back'])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the appeal of a dispute, after its ruling; there is one at most. */
export function lockAppeal(tx: Tx, disputeId: string): Promise<AppealRow | undefined> {
  return tx
    .selectFrom('appeals')
    .selectAll()
    .where('rulingId', 'in', (rulings) =>
      rulings.selectFrom('rulings').select('id').where('disputeId', '=', disputeId),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Moves a ruling, only if it still has the status that was decided upon. */
export async function moveRuling(
  tx: Tx,
  ruling: Pick<RulingRow, 'id' | 'status'>,
  transition: Exclude<RulingTransition, 'decide' | 'record'>,
  now: Date,
): Promise<void> {
  const { to } = rulingProcess[transition];
  const moved = await tx
    .updateTable('rulings')
    .set({ status: to, executedAt: to === 'executed' ? now : null })
    .where('id', '=', ruling.id)
    .where('status', 'in', [...rulingProcess[transition].from])
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) throw new Error(`ruling ${ruling.id} cannot ${transition} from ${ruling.status}`);
}

export async function updateRuling(tx: Tx, rulingId: string, change: Updateable<Rulings>): Promise<void> {
  await tx.updateTable('rulings').set(change).where('id', '=', rulingId).execute();
}

export async function updateAppeal(tx: Tx, appealId: string, change: Updateable<Appeals>): Promise<void> {
  await tx
    .updateTable('appeals')
    .set(change)
    .where('id', '=', appealId)
    .where('status', '=', 'open')
    .execute();
}

/** Refuses whatever would end a dispute beside its ruling. The caller holds the lock of the dispute. */
export async function refuseRuled(tx: Tx, disputeId: string): Promise<void> {
  const found = await tx
    .selectFrom('rulings')
    .select('id')
    .where('disputeId', '=', disputeId)
    .where('status', 'in', ['waiting', 'appealed'])
    .executeTakeFirst();
  if (found !== undefined) throw new Refusal('dispute_ruled');
}

/** For queries on `disputes`: no ruling of it waits. */
export const isNotRuled = (disputeId: string) => sql<boolean>`not exists (
  select from rulings r where r.dispute_id = ${sql.ref(disputeId)} and r.status in ('waiting', 'appealed'))`;
