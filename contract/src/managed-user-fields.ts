import { z } from 'zod';
import { roles } from './access.ts';
import { userStatuses } from './accounts.ts';
import { claimBrief } from './cover-fields.ts';
import { platforms, staffListingStatuses } from './listing-fields.ts';
import { naira } from './money.ts';
import { purchaseStatuses, transactionReference } from './purchase-fields.ts';
import { recallDays } from './recall-terms.ts';
import { id, timestamp } from './text.ts';

/** A user as staff see them, in the list and on a page. No secret, hash or token stands here. */

export const userActions = [
  'edit',
  'adjust_wallet',
  'change_role',
  'suspend',
  'unsuspend',
  'delete',
  'help_sign_in',
  'change_email',
  'view_as',
] as const;
export type UserAction = (typeof userActions)[number];

export const managedUserFields = {
  id,
  number: z.int().meta({ examples: [123] }),
  name: z.string().meta({ examples: ['Ada Obi'] }),
  email: z.string().meta({ examples: ['ada@example.com'] }),
  phone: z.string().meta({ examples: ['+2348012345678'] }),
  location: z.string().meta({ examples: ['Lagos'] }),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  verified: z.boolean(),
  created_at: timestamp,
  referral_code: z.string().meta({ examples: ['REF-7K2M9Q'] }),
  avatar: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  plan: z
    .object({ name: z.string().meta({ examples: ['Pro'] }) })
    .nullable()
    .meta({ examples: [null] }),
  wallet: z.object({ balance: naira }),
  actions: z.array(z.enum(userActions)),
};
export const managedUser = z.object(managedUserFields).meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUser>;

const purchase = z.object({
  reference: transactionReference,
  purchase_id: id,
  side: z.enum(['buyer', 'seller']),
  account: z.string().meta({ examples: ['@lagosfoodie'] }),
  platform: z.enum(platforms),
  amount: naira,
  status: z.enum(purchaseStatuses),
  created_at: timestamp,
});
const openSession = z.object({
  id,
  device: z.string().meta({ examples: ['Chrome on Android'] }),
  address: z.string().meta({ examples: ['102.89.23.4'] }),
  created_at: timestamp,
  last_seen_at: timestamp,
});
export const userNote = z.object({
  id,
  author: z.string().meta({ examples: ['Amina Yusuf'] }),
  author_id: id.nullable().meta({ description: 'Null where the author is hidden.' }),
  text: z.string().meta({ examples: ['Called about the second dispute.'] }),
  created_at: timestamp,
});

/** How the account is protected, and whether selling is allowed. */
export const standingFields = {
  email_confirmed: z.boolean(),
  two_factor: z.boolean(),
  recalls: z.int().meta({
    description: `Sold accounts that went back to this person within ${recallDays} days.`,
    examples: [0],
  }),
  selling_stop: z
    .object({ kind: z.enum(['paused', 'barred']), until: timestamp.nullable() })
    .nullable()
    .meta({
      description: 'Staff or recalls paused selling, or recalls barred it; null when it is allowed.',
      examples: [null],
    }),
};

export const userProfile = z
  .object({
    ...managedUserFields,
    ...standingFields,
    open_claims: z
      .array(claimBrief)
      .meta({ description: 'Claims in cover to decide, as buyer or as seller.' }),
    wallet_histories: z
      .array(
        z.object({
          id,
          type: z.enum(['credit', 'debit']),
          description: z.string().meta({ examples: ['Wallet funding'] }),
          gateway: z.string().meta({ examples: ['Paystack'] }),
          amount: naira,
          created_at: timestamp,
        }),
      )
      .meta({ description: 'The latest five.' }),
    purchases: z.array(purchase).meta({ description: 'The latest deals, bought and sold.' }),
    listings: z.array(
      z.object({
        id,
        platform: z.enum(platforms),
        handle: z.string().meta({ examples: ['@lagosfoodie'] }),
        price: naira,
        status: z.enum(staffListingStatuses),
        created_at: timestamp,
      }),
    ),
    sessions: z.array(openSession),
    reports: z
      .array(
        z.object({
          id,
          title: z.string().meta({ examples: ['@lagosfoodie'] }),
          reason: z.string().meta({ examples: ['Scam/Fraud'] }),
          reporter: z.string().meta({ examples: ['Zainab Bello'] }),
          reporter_id: id.nullable(),
          status: z.enum(['pending', 'investigating', 'resolved', 'dismissed']),
          reported_at: timestamp,
        }),
      )
      .meta({ description: 'What others reported about them.' }),
    notes: z.array(userNote),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfile>;
