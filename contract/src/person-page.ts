import { z } from 'zod';
import { roles } from './access.ts';
import { userStatuses } from './accounts.ts';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-labels.ts';
import { managedUserFields, standingFields } from './managed-user-fields.ts';
import { naira, nairaTotal } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { email, id, reasonText, timestamp } from './text.ts';

/** One page per person for staff: every list is a call of its own, so that a long history delays nothing. */

export const personRecordKinds = [
  'wallet',
  'withdrawals',
  'destinations',
  'purchases',
  'sales',
  'listings',
  'disputes',
  'claims',
  'tickets',
  'reports_about',
  'reports_by',
  'message_reports',
  'warnings',
  'sessions',
  'notes',
  'audit',
] as const;
export type PersonRecordKind = (typeof personRecordKinds)[number];

const personRecord = z
  .object({
    id: z.string().meta({
      description: 'Of the thing itself; for purchases, sales and disputes the purchase.',
      examples: ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
    }),
    at: timestamp,
    title: z.string().meta({ examples: ['TXN-007 @lagosfoodie'] }),
    detail: z
      .string()
      .nullable()
      .meta({ examples: ['Not as described'] }),
    person: z
      .object({
        label: z.string().meta({ examples: ['Seller'] }),
        id: id.nullable().meta({ description: 'Null for a name without an account.' }),
        name: z.string().meta({ examples: ['Chidi Nwosu'] }),
      })
      .nullable()
      .meta({ description: 'Who else it concerns.' }),
    amount: naira.nullable().meta({ examples: [150_000] }),
    platform: z.enum(platforms).nullable(),
    status: z
      .string()
      .nullable()
      .meta({ examples: ['completed'] }),
  })
  .meta({ id: 'PersonRecord' });
export type PersonRecord = z.infer<typeof personRecord>;

const count = z.int().meta({ examples: [12] });

const person = z
  .object({
    ...managedUserFields,
    ...standingFields,
    nickname: z.string().meta({ examples: ['ada'] }),
    last_seen_at: timestamp.nullable().meta({ description: 'Null without a session that is still kept.' }),
    money: z.object({
      in_escrow: nairaTotal.meta({ description: 'Prices of open purchases.' }),
      open_sales: nairaTotal.meta({ description: 'Prices of open sales.' }),
      held_in_cover: nairaTotal.meta({ description: 'Parts of sales that cover holds.' }),
      withdrawals_on_their_way: nairaTotal,
      debt: nairaTotal.meta({ description: 'Owed to Oja after chargebacks and claims.' }),
      deposited: nairaTotal,
      withdrawn: nairaTotal.meta({ description: 'Without what came back.' }),
      spent: nairaTotal.meta({
        description: 'Without what came back by refunds, upheld claims and awards of appeals.',
      }),
      earned: nairaTotal,
    }),
    purchases: z.object({ open: count, completed: count, disputed: count }),
    sales: z.object({ open: count, completed: count, disputed: count }),
  })
  .meta({ id: 'PersonPage' });
export type PersonPage = z.infer<typeof person>;

export const accountLinks = ['bank_account', 'phone', 'browser', 'address'] as const;
export type AccountLink = (typeof accountLinks)[number];

const relatedAccount = z
  .object({
    id,
    name: z.string().meta({ examples: ['Chidi Nwosu'] }),
    email: z.string().meta({ examples: ['chidi@example.com'] }),
    role: z.enum(roles),
    status: z.enum(userStatuses),
    links: z.array(
      z.object({
        kind: z.enum(accountLinks),
        detail: z.string().meta({ examples: ['GTBank, account ending in 1234'] }),
      }),
    ),
  })
  .meta({ id: 'RelatedAccount' });
export type RelatedAccount = z.infer<typeof relatedAccount>;

const personSignal = z
  .object({
    name: z.string().meta({ examples: ['many_withdrawals'] }),
    title: z.string().meta({ examples: ['Many withdrawals in a short time'] }),
    explanation: z.string().meta({ examples: ['3 withdrawals of ₦90,000.00 in all within a day.'] }),
  })
  .meta({ id: 'PersonSignal' });

const params = z.strictObject({ id });
const reading = { tag: 'Users', access: 'people', limit: 'read', errors: ['not_found'] } as const;

const mailing = { tag: 'Users', access: 'account_help', limit: 'mail_link', params } as const;

export const personPageEndpoints = {
  showPerson: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users/{id}/page',
    summary: 'The head of the page of a person: who it is, the standing, and sums of money',
    params,
    reply: person,
  }),
  listPersonRecords: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users/{id}/records/{kind}',
    summary: 'One list of the page of a person, newest first, page by page',
    params: z.strictObject({ id, kind: z.enum(personRecordKinds) }),
    query: z.strictObject(cursorQuery),
    reply: z.array(personRecord),
    beside: z.object(nextCursor),
  }),
  listRelatedAccounts: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users/{id}/related-accounts',
    summary: 'Accounts with the same bank account, phone number, browser or network address',
    params,
    reply: z.array(relatedAccount),
    beside: z.object({
      busy_addresses: z.int().meta({
        description: 'Network addresses left out, because more than ten accounts use them.',
        examples: [0],
      }),
    }),
  }),
  listPersonSignals: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users/{id}/signals',
    summary: 'Signals of risk of a person with their figures; hints that decide nothing',
    params,
    reply: z.array(personSignal),
  }),
  sendUserResetLink: endpoint({
    ...mailing,
    method: 'POST',
    path: '/admin/users/{id}/reset-link',
    summary: 'Mail a link to set a new password to the address of the account',
    reply: z.null(),
    errors: ['own_account_refused'],
  }),
  resendUserConfirmation: endpoint({
    ...mailing,
    method: 'POST',
    path: '/admin/users/{id}/confirmation-mail',
    summary: 'Mail the link that confirms the e-mail address again',
    reply: z.null(),
    errors: ['own_account_refused', 'state_conflict'],
  }),
  changeUserEmail: endpoint({
    ...mailing,
    method: 'POST',
    path: '/admin/users/{id}/email',
    access: 'admin',
    summary:
      'Mail a link to a new address, which counts when the link is opened; the present address is told, and every session ends with the change. For one who answers proposals, or once did, another administrator approves it first',
    proof: 'always',
    body: z.strictObject({
      email,
      reason: reasonText.meta({ examples: ['Lost the mailbox; showed the passport in a call.'] }),
    }),
    reply: z.null(),
    beside: z.object({ approval: waitingApproval }),
    errors: ['own_account_refused', 'email_taken', 'state_conflict', 'approval_waiting'],
  }),
};
