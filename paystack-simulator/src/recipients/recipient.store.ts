import { z } from 'zod';
import { newCode, newId } from '../state/codes.ts';
import type { World } from '../world.ts';

const recipientRow = z.object({
  id: z.number(),
  recipient_code: z.string(),
  type: z.enum(['nuban', 'authorization']),
  name: z.string(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  metadata: z.string().nullable(),
  currency: z.string(),
  account_number: z.string().nullable(),
  account_name: z.string().nullable(),
  bank_code: z.string().nullable(),
  bank_name: z.string().nullable(),
  authorization_code: z.string().nullable(),
  created_at: z.number(),
});

export type RecipientRow = z.infer<typeof recipientRow>;
export type NewRecipient = Omit<RecipientRow, 'id' | 'recipient_code' | 'created_at' | 'currency'>;

/** The same account is the same recipient, unchanged. */
export function ensureRecipient(world: World, given: NewRecipient): RecipientRow {
  return world.state.transaction(() => {
    const known = world.state.get(
      recipientRow,
      `select * from recipients where type = :type and account_number is :account_number
         and bank_code is :bank_code and authorization_code is :authorization_code`,
      {
        type: given.type,
        account_number: given.account_number,
        bank_code: given.bank_code,
        authorization_code: given.authorization_code,
      },
    );
    if (known !== undefined) return known;
    const made = {
      ...given,
      id: newId(),
      recipient_code: newCode('RCP_'),
      currency: 'NGN',
      created_at: world.clock.now(),
    };
    world.state.insert('recipients', made);
    return made;
  });
}

export function findRecipient(
  world: World,
  key: 'id' | 'recipient_code',
  value: string | number,
): RecipientRow | undefined {
  return world.state.get(recipientRow, `select * from recipients where ${key} = :value`, { value });
}
