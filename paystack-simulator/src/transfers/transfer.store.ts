import { z } from 'zod';
import type { World } from '../world.ts';

export const transferStatus = z.enum([
  'pending',
  'received',
  'otp',
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
]);

const transferRow = z.object({
  seq: z.number(),
  id: z.number(),
  reference: z.string(),
  transfer_code: z.string(),
  recipient_id: z.number(),
  amount: z.number(),
  fee: z.number(),
  stamp_duty: z.number(),
  currency: z.string(),
  reason: z.string().nullable(),
  status: transferStatus,
  gateway_response: z.string().nullable(),
  session_id: z.string().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
  transferred_at: z.number().nullable(),
});

export type TransferStatus = z.infer<typeof transferStatus>;
export type TransferRow = z.infer<typeof transferRow>;

export function findTransfer(
  world: World,
  key: 'id' | 'reference' | 'transfer_code',
  value: string | number,
): TransferRow | undefined {
  return world.state.get(transferRow, `select * from transfers where ${key} = :value`, { value });
}

export function insertTransfer(
  world: World,
  given: Pick<
    TransferRow,
    'id' | 'reference' | 'transfer_code' | 'recipient_id' | 'amount' | 'fee' | 'stamp_duty' | 'reason'
  >,
): void {
  const now = world.clock.now();
  world.state.insert('transfers', {
    ...given,
    currency: 'NGN',
    status: 'pending',
    created_at: now,
    updated_at: now,
  });
}

/** Moves a transfer only from the expected status. */
export function updateTransferStatus(
  world: World,
  transfer: TransferRow,
  changes: Pick<TransferRow, 'status' | 'gateway_response' | 'session_id' | 'transferred_at'>,
): TransferRow | undefined {
  return world.state.get(
    transferRow,
    `update transfers set status = :status, gateway_response = :gateway_response, session_id = :session_id,
       transferred_at = :transferred_at, updated_at = :now
     where id = :id and status = :from returning *`,
    { ...changes, id: transfer.id, from: transfer.status, now: world.clock.now() },
  );
}

export interface TransferFilter {
  status: string | null;
  from: number | null;
  to: number | null;
}

const filterSql = `where (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at <= :to)`;

export function countTransfers(world: World, filter: TransferFilter): number {
  const counted = world.state.get(
    z.object({ total: z.number() }),
    `select count(*) as total from transfers ${filterSql}`,
    { ...filter },
  );
  return counted?.total ?? 0;
}

export function listTransfers(
  world: World,
  filter: TransferFilter,
  range: { offset: number; limit: number },
): TransferRow[] {
  return world.state.all(
    transferRow,
    `select * from transfers ${filterSql} order by seq desc limit :limit offset :offset`,
    { ...filter, ...range },
  );
}
