import type { RevealKind } from '@oja/contract/purchases';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { requireSide } from './purchase-side.ts';

/** Records the first time the credentials are served. Of two concurrent requests one records it. */
export async function logServed(
  db: Db | Tx,
  input: { purchaseIds: readonly string[]; address: string; at: Date },
): Promise<void> {
  if (input.purchaseIds.length === 0) return;
  await sql`
    with served as (
      update purchases set served_at = ${input.at}
       where id = any (${[...input.purchaseIds]}::uuid[]) and served_at is null returning id)
    insert into purchase_reveals (purchase_id, what, happened_at, address)
    select id, 'served', ${input.at}, ${input.address} from served`.execute(db);
}

/** Records each display and each copy of the password, as reported by the buyer's screen. */
export async function logReveal(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; userId: string; what: RevealKind; address: string },
): Promise<void> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId'])
    .where('id', '=', input.purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  requireSide(purchase, input.userId, 'buyer');
  await deps.db
    .insertInto('purchaseReveals')
    .values({
      purchaseId: input.purchaseId,
      what: input.what,
      happenedAt: deps.now(),
      address: input.address,
    })
    .execute();
}
