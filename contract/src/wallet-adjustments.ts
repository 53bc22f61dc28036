import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { positiveNaira } from './money.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/** What staff give to or take from a wallet beside any purchase. Each needs a second member of staff. */

/** `goodwill` only gives; a `correction` mends a mistake in either direction. */
export const adjustmentKinds = ['goodwill', 'correction'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

export const newAdjustment = z
  .strictObject({
    kind: z.enum(adjustmentKinds),
    direction: z.enum(adjustmentDirections),
    amount: positiveNaira.meta({ examples: [2_000] }),
    reason: moneyReasonText.meta({
      description: 'The person reads it.',
      examples: ['For the long wait for our answer.'],
    }),
  })
  .refine(({ kind, direction }) => kind !== 'goodwill' || direction === 'credit', {
    path: ['direction'],
    message: 'Goodwill only gives money. Please choose a correction to take some back.',
  });
export type NewAdjustment = z.output<typeof newAdjustment>;

const adjustment = z
  .object({
    id,
    kind: z.enum(adjustmentKinds),
    direction: z.enum(adjustmentDirections),
    amount: positiveNaira,
    reason: z.string(),
    made_by: z.string().meta({ examples: ['Amara Okafor'] }),
    made_by_id: id,
    approved_by: z
      .string()
      .nullable()
      .meta({ description: 'Null when there was no second member of staff.', examples: ['Babatunde Ade'] }),
    approved_by_id: id.nullable(),
    made_at: timestamp,
  })
  .meta({ id: 'WalletAdjustment' });
export type WalletAdjustment = z.infer<typeof adjustment>;

const params = z.strictObject({ id });

export const walletAdjustmentEndpoints = {
  listAdjustments: endpoint({
    method: 'GET',
    path: '/admin/users/{id}/adjustments',
    tag: 'Approvals',
    summary: 'What was given to or taken from the wallet of a person, newest first, at most 100',
    access: 'money',
    limit: 'read',
    params,
    reply: z.array(adjustment),
    errors: ['not_found'],
  }),
  adjustWallet: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/adjustments',
    tag: 'Approvals',
    summary: 'Propose to give money to a wallet or take it back; another member of staff approves it',
    access: 'money',
    limit: 'money',
    proof: 'always',
    idempotent: true,
    params,
    body: newAdjustment,
    reply: z.object({ approval: waitingApproval }),
    errors: [
      'not_found',
      'own_account_refused',
      'approval_waiting',
      'adjustment_too_large',
      'wallet_balance_too_low',
      'account_closed',
    ],
  }),
};
