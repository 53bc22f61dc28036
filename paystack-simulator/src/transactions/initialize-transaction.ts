import { z } from 'zod';
import {
  addressField,
  koboField,
  metadataField,
  nairaField,
  readInput,
  requiredText,
} from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import { newCode } from '../state/codes.ts';
import type { World } from '../world.ts';
import { ensureCustomer, findTransaction, insertTransaction } from './transaction.store.ts';

const channels = [
  'card',
  'bank',
  'apple_pay',
  'ussd',
  'qr',
  'mobile_money',
  'bank_transfer',
  'eft',
  'payattitude',
  'capitec_pay',
] as const;

/** Ten million naira. */
const mostKobo = 1_000_000_000;

const body = z.object({
  email: requiredText('email_required').pipe(z.email({ error: 'email_invalid' })),
  amount: koboField('amount_invalid').pipe(z.number().max(mostKobo, { error: 'amount_too_large' })),
  currency: nairaField,
  reference: z
    .string({ error: 'transaction_reference_invalid' })
    .regex(/^[A-Za-z0-9.=-]+$/, { error: 'transaction_reference_invalid' })
    .optional(),
  callback_url: addressField('callback_invalid').optional(),
  channels: z
    .preprocess(
      (given) => (typeof given === 'string' ? [given] : given),
      z.array(z.enum(channels, { error: 'channels_invalid' }), { error: 'channels_invalid' }),
    )
    .optional(),
  metadata: metadataField,
});

/** Until the customer pays, the transaction counts as abandoned. */
export function initializeTransaction(world: World, given: unknown, ipAddress: string) {
  const { email, amount, callback_url = null, metadata, ...order } = readInput(body, given);
  const reference = order.reference ?? newCode('', 10);
  return world.state.transaction(() => {
    if (findTransaction(world, 'reference', reference) !== undefined)
      throw new Refusal('transaction_reference_used');
    const accessCode = insertTransaction(world, {
      reference,
      customer_id: ensureCustomer(world, email).id,
      amount,
      callback_url,
      metadata: metadata == null ? null : JSON.stringify(metadata),
      ip_address: ipAddress,
    });
    return {
      authorization_url: `${world.options.publicUrl()}/checkout/${accessCode}`,
      access_code: accessCode,
      reference,
    };
  });
}
