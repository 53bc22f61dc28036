import { z } from 'zod';
import type { World } from '../world.ts';

const refundRow = z.object({
  seq: z.number(),
  id: z.number(),
  transaction_id: z.number(),
  amount: z.number(),
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  merchant_note: z.string().nullable(),
  customer_note: z.string().nullable(),
  bank_reference: z.string().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
  refunded_at: z.number().nullable(),
});

export type RefundRow = z.infer<typeof refundRow>;

export function findRefund(world: World, id: number): RefundRow | undefined {
  return world.state.get(refundRow, 'select * from refunds where id = :id', { id });
}

export function insertRefund(
  world: World,
  given: Pick<RefundRow, 'id' | 'transaction_id' | 'amount' | 'merchant_note' | 'customer_note'>,
): void {
  const now = world.clock.now();
  world.state.insert('refunds', { ...given, status: 'pending', created_at: now, updated_at: now });
}

export function updateRefundStatus(
  world: World,
  refund: RefundRow,
  status: RefundRow['status'],
): RefundRow | undefined {
  const isDone = status === 'processed';
  return world.state.get(
    refundRow,
    `update refunds set status = :status, updated_at = :now, refunded_at = :refundedAt, bank_reference = :bankReference
     where id = :id and status = :from returning *`,
    {
      id: refund.id,
      from: refund.status,
      status,
      now: world.clock.now(),
      refundedAt: isDone ? world.clock.now() : null,
      bankReference: isDone ? String(refund.id) : null,
    },
  );
}

/** The refunded and pending amounts of one transaction. */
export function refundedKobo(world: World, transactionId: number): { done: number; open: number } {
  const summed = world.state.get(
    z.object({ done: z.number(), open: z.number() }),
    `select coalesce(sum(amount) filter (where status = 'processed'), 0) as done,
            coalesce(sum(amount) filter (where status not in ('processed', 'failed')), 0) as open
     from refunds where transaction_id = :transactionId`,
    { transactionId },
  );
  return summed ?? { done: 0, open: 0 };
}

export function listRefunds(world: World): RefundRow[] {
  return world.state.all(refundRow, 'select * from refunds order by seq desc');
}
