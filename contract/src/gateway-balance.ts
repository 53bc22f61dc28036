import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { nairaTotal, positiveNaira } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/**
 * How money gets from Paystack to our bank and back. Settlements are booked by themselves, from Paystack's list. What
 * Paystack does not list is written down by one member of staff and looked at by another before it is booked.
 */

/**
 * `topup`: our bank filled the balance. `kept`: payments stayed in it instead of going to the bank. `drawn`: it was paid
 * out to our bank. `refunded`: a payment went back out of it. `charged`: Paystack took a fee. `credited`: it gave one back.
 */
export const balanceMovementKinds = ['topup', 'kept', 'drawn', 'refunded', 'charged', 'credited'] as const;
export type BalanceMovementKind = (typeof balanceMovementKinds)[number];

const movement = z
  .object({
    id: z.string().meta({
      description: 'While it waits for a second member of staff, the id of its approval.',
      examples: ['3090024'],
    }),
    kind: z.enum(['settlement', ...balanceMovementKinds]),
    amount: nairaTotal,
    at: timestamp,
    state: z.enum(['waiting', 'booked', 'failed']).meta({
      description: 'waiting: for a second member of staff, or for Paystack to carry a settlement out.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ examples: ['Transfer of 14 November, bank reference 000123'] }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Who wrote it down.', examples: ['Amara Okafor'] }),
    by_id: id.nullable(),
    own: z.boolean().meta({ description: 'Recorded by the caller, who therefore cannot approve it.' }),
  })
  .meta({ id: 'GatewayMovement' });
export type GatewayMovement = z.infer<typeof movement>;

export const newMovement = z.strictObject({
  kind: z.enum(balanceMovementKinds),
  amount: positiveNaira,
  reason: moneyReasonText.meta({ examples: ['Transfer of 14 November, bank reference 000123'] }),
});
export type NewMovement = z.input<typeof newMovement>;

export const gatewayBalanceEndpoints = {
  listGatewayMovements: endpoint({
    method: 'GET',
    path: '/admin/money/movements',
    tag: 'Money watch',
    summary: 'Money between Paystack and our bank: settlements and what was written down, newest first',
    access: 'money',
    limit: 'read',
    query: z.strictObject(cursorQuery),
    reply: z.array(movement),
    beside: z.object(nextCursor),
  }),
  recordMovement: endpoint({
    method: 'POST',
    path: '/admin/money/movements',
    tag: 'Money watch',
    summary: 'Write down what changed the balance at Paystack; another member of staff approves it',
    access: 'money',
    limit: 'money',
    proof: 'always',
    idempotent: true,
    body: newMovement,
    reply: z.object({ approval: waitingApproval }),
  }),
};
