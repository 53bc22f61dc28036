import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holderOf, resolves } from '../banks/bank.routes.ts';
import { findBank } from '../banks/banks.ts';
import { success } from '../http/envelope.ts';
import { metadataField, nairaField, readInput, requiredText } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import { findCustomer } from '../transactions/transaction.store.ts';
import type { World } from '../world.ts';
import { presentNewRecipient } from './recipient.presenter.ts';
import { ensureRecipient, type NewRecipient } from './recipient.store.ts';

const body = z.object({
  type: z.enum(['nuban', 'authorization'], { error: 'recipient_type_invalid' }),
  name: requiredText('recipient_name_required'),
  currency: nairaField,
  account_number: z.string({ error: 'account_number_invalid' }).optional(),
  bank_code: z.string({ error: 'bank_code_required' }).optional(),
  authorization_code: z.string({ error: 'recipient_authorization_unknown' }).optional(),
  email: z.email({ error: 'email_invalid' }).nullish(),
  description: z.string().nullish(),
  metadata: metadataField,
});

type RecipientOrder = z.infer<typeof body>;

export function addRecipientRoutes(app: FastifyInstance, world: World): void {
  app.post('/transferrecipient', async (request, reply) => {
    const order = readInput(body, request.body);
    const target = order.type === 'nuban' ? accountTarget(world, order) : cardTarget(world, order);
    const recipient = ensureRecipient(world, {
      type: order.type,
      name: order.name,
      email: order.email ?? null,
      description: order.description ?? null,
      metadata: order.metadata == null ? null : JSON.stringify(order.metadata),
      ...target,
    });
    reply.code(201);
    return success('Transfer recipient created successfully', presentNewRecipient(recipient));
  });
}

type Target = Pick<
  NewRecipient,
  'account_number' | 'account_name' | 'bank_code' | 'bank_name' | 'authorization_code'
>;

function accountTarget(world: World, order: RecipientOrder): Target {
  const { account_number, bank_code } = order;
  if (account_number === undefined) throw new Refusal('recipient_target_required');
  if (!/^\d{10}$/.test(account_number)) throw new Refusal('account_number_invalid');
  if (bank_code === undefined) throw new Refusal('bank_code_required');
  const bank = findBank(bank_code);
  if (bank === undefined) throw new Refusal('bank_code_unknown', { detail: bank_code });
  if (!resolves(account_number)) throw new Refusal('recipient_account_unresolved');
  return {
    account_number,
    account_name: world.dice.odd(4) ? null : holderOf(account_number),
    bank_code,
    bank_name: bank.name,
    authorization_code: null,
  };
}

/** A card that paid can be a recipient. */
function cardTarget(world: World, order: RecipientOrder): Target {
  const code = order.authorization_code;
  if (code === undefined) throw new Refusal('recipient_target_required');
  if (findCustomer(world, 'authorization_code', code) === undefined)
    throw new Refusal('recipient_authorization_unknown');
  return {
    account_number: null,
    account_name: null,
    bank_code: null,
    bank_name: 'TEST BANK',
    authorization_code: code,
  };
}
