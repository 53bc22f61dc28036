import { z } from 'zod';
import { newId } from '../state/codes.ts';
import type { World } from '../world.ts';

export const disputeResolution = z.enum(['merchant-accepted', 'auto-accepted', 'declined']);

const disputeRow = z.object({
  seq: z.number(),
  id: z.number(),
  transaction_id: z.number(),
  amount: z.number(),
  status: z.enum(['awaiting-merchant-feedback', 'resolved']),
  resolution: disputeResolution.nullable(),
  due_at: z.number(),
  resolved_at: z.number().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
});

export type DisputeRow = z.infer<typeof disputeRow>;
export type DisputeResolution = z.infer<typeof disputeResolution>;

export function findDispute(world: World, id: number): DisputeRow | undefined {
  return world.state.get(disputeRow, 'select * from disputes where id = :id', { id });
}

export function insertDispute(
  world: World,
  given: Pick<DisputeRow, 'transaction_id' | 'amount' | 'due_at'>,
): number {
  const id = newId();
  const now = world.clock.now();
  world.state.insert('disputes', {
    ...given,
    id,
    status: 'awaiting-merchant-feedback',
    created_at: now,
    updated_at: now,
  });
  return id;
}

export function resolveDisputeRow(
  world: World,
  id: number,
  resolution: DisputeResolution,
): DisputeRow | undefined {
  return world.state.get(
    disputeRow,
    `update disputes set status = 'resolved', resolution = :resolution, resolved_at = :now, updated_at = :now
     where id = :id and status <> 'resolved' returning *`,
    { id, resolution, now: world.clock.now() },
  );
}
