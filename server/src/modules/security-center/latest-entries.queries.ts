import type { LoggedReveal, SecurityCenter } from '@oja/contract/security-center';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';

const revealsShown = 20;
const actionsShown = 10;

interface RevealRow {
  id: number;
  buyerId: string;
  name: string;
  purchaseId: string;
  number: number;
  handle: string;
  what: LoggedReveal;
  address: string;
  happenedAt: Date;
}

/** Only the buyer of a purchase is ever given its credentials, so that is who saw them. */
export async function readReveals(db: Db): Promise<SecurityCenter['reveals']> {
  const { rows } = await sql<RevealRow>`
    select r.id, p.buyer_id, u.name, r.purchase_id, p.number, p.handle, r.what, r.address, r.happened_at
      from (select * from purchase_reveals order by id desc limit ${sql.lit(revealsShown)}) r
      join purchases p on p.id = r.purchase_id join users u on u.id = p.buyer_id
     order by r.id desc`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    buyer: { id: row.buyerId, name: row.name },
    purchase_id: row.purchaseId,
    reference: transactionReference(row.number),
    account: row.handle,
    what: row.what,
    address: row.address,
    happened_at: row.happenedAt.toISOString(),
  }));
}

/** The end of the audit log. */
export async function readStaffActions(db: Db): Promise<SecurityCenter['staff_actions']> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['id', 'actorLabel', 'action', 'reason', 'address', 'happenedAt'])
    .orderBy('position', 'desc')
    .limit(actionsShown)
    .execute();
  return rows.map(({ id, actorLabel, action, reason, address, happenedAt }) => ({
    id,
    actor: actorLabel,
    action,
    reason,
    address,
    happened_at: happenedAt.toISOString(),
  }));
}
