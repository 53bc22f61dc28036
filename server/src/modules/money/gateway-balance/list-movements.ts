import type { GatewayMovement } from '@oja/contract/gateway-balance';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inOrder } from '../../../db/row-order.ts';
import { timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';

interface MovementLine {
  id: string;
  kind: GatewayMovement['kind'];
  amountKobo: number;
  at: Date;
  state: GatewayMovement['state'];
  reason: string | null;
  by: string | null;
  recordedBy: string | null;
}

export const movementOrder: ListOrder<MovementLine> = {
  columns: [sql`m.at`, sql`m.id`],
  valuesOf: ({ at, id }) => [at, id],
  place: z.tuple([timestampInCursor, z.string()]),
};

/**
 * Settlements, what is booked and what waits for approval as one list. There are a few a day, and each side reads no
 * more than the page needs.
 */
export async function readMovements(
  db: Db,
  page: { cursor: string | undefined; limit: number },
): Promise<MovementLine[]> {
  const after = page.cursor === undefined ? sql`true` : beyond(movementOrder, 'desc', page.cursor);
  const { rows } = await sql<MovementLine>`
    select m.* from (
      select id::text as id, 'settlement' as kind, amount_kobo as "amountKobo", begun_at as at,
             case when booked_at is not null then 'booked' when status = 'failed' then 'failed' else 'waiting' end as state,
             null::text as reason, null::text as by, null::uuid as "recordedBy"
        from gateway_settlements
      union all
      select b.id::text, b.kind, b.amount_kobo, b.recorded_at, 'booked', b.reason, u.name, b.recorded_by
        from balance_movements b join users u on u.id = b.recorded_by
      union all
      select a.id::text, a.payload ->> 'kind', a.amount_kobo, a.proposed_at, 'waiting', a.reason, u.name, a.proposed_by
        from approvals a join users u on u.id = a.proposed_by
       where a.kind = 'balance_movement' and a.status = 'waiting') m
     where ${after} order by ${inOrder(movementOrder, 'desc')} limit ${page.limit}`.execute(db);
  return rows;
}

export function presentMovement(line: MovementLine, staffId: string): GatewayMovement {
  const { id, kind, state, reason, by } = line;
  return {
    id,
    kind,
    amount: nairaFromKobo(line.amountKobo),
    at: line.at.toISOString(),
    state,
    reason,
    by,
    by_id: line.recordedBy,
    own: line.recordedBy === staffId,
  };
}
