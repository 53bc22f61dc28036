import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import {
  accountName,
  accountNumber,
  bankAccount,
  bankCode,
  bankName,
  mobileNumber,
} from './bank-account-fields.ts';
import { endpoint } from './endpoint.ts';
import { naira, positiveNaira } from './money.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import { checkRanges, rangeQuery } from './ranges.ts';
import { id, moneyReasonText, searchText, timestamp } from './text.ts';
import { withdrawalMethods, withdrawalOptions } from './withdrawal-options.ts';

/** Money that leaves Oja: bank accounts, mobile wallets and withdrawals. */

const ownBankAccount = z.strictObject({ id });

export const withdrawalStatuses = ['requested', 'sending', 'paid', 'failed', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

const withdrawalFields = {
  id,
  method: z.enum(withdrawalMethods),
  amount: naira,
  fee: naira,
  /** What arrives: the amount less the fee. */
  net_amount: naira,
  destination: z.string().meta({ examples: ['Guaranty Trust Bank ******6789'] }),
  status: z.enum(withdrawalStatuses),
  /** Why it failed, or what it waits for, in a sentence. */
  note: z.string().nullable(),
  reference: z.string().meta({ examples: ['wd_0b6f7c1e4d0a4b519c2e6f0f6f3c2a11'] }),
  created_at: timestamp,
  settled_at: timestamp.nullable(),
  release_due_at: timestamp.nullable().meta({
    description: 'A large one is checked first, and decided by then at the latest; null when nothing waits.',
  }),
};
const withdrawal = z
  .object({ ...withdrawalFields, actions: z.array(z.enum(['cancel'])) })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawal>;

export const attentionReasons = [
  'otp_needed',
  'gateway_balance_low',
  'gateway_refused',
  'answers_contradict',
  'unclear_too_long',
  'payouts_frozen',
  'owner_suspended',
  'destination_in_review',
  'chargeback_open',
  'claim_open',
  'withdrawals_paused',
  'release_needed',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

export const adminWithdrawal = z
  .object({
    ...withdrawalFields,
    person: z.object({ id, name: z.string(), email: z.string() }),
    attention: z.enum(attentionReasons).nullable(),
    gateway_status: z.string().nullable(),
    sent_at: timestamp.nullable().meta({ description: 'When it was handed to the gateway first.' }),
    actions: z.array(z.enum(['release', 'enter_otp', 'check_again', 'return_money'])),
  })
  .meta({ id: 'StaffWithdrawal' });
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

const bankErrors = [
  'bank_unknown',
  'account_unresolved',
  'account_name_mismatch',
  'bank_account_linked_already',
  'payments_unclear',
  'payments_unavailable',
] as const;

export const withdrawalSorts = ['date', 'amount', 'status'] as const;
export type WithdrawalSort = (typeof withdrawalSorts)[number];

const staffFilter = {
  search: searchText.optional(),
  status: z.enum(withdrawalStatuses).optional(),
  attention: z.literal('1').optional(),
  ...rangeQuery,
  sort: z.enum(withdrawalSorts).optional(),
  direction: direction.optional().meta({ description: 'Without it, desc: newest or largest first.' }),
};
const withdrawalFilter = z.strictObject(staffFilter).superRefine(checkRanges);
export type WithdrawalFilter = z.output<typeof withdrawalFilter>;

export const payoutEndpoints = {
  listBanks: endpoint({
    method: 'GET',
    path: '/banks',
    tag: 'Payouts',
    summary: 'The banks money can be sent to',
    access: 'trader',
    limit: 'read',
    reply: z.array(z.object({ name: z.string(), code: z.string() })),
    errors: ['payments_unclear', 'payments_unavailable'],
  }),
  resolveBankAccount: endpoint({
    method: 'POST',
    path: '/bank-accounts/resolve',
    tag: 'Payouts',
    summary: 'The holder of an account, as the bank spells the name',
    access: 'trader',
    limit: 'money',
    body: z.strictObject({ bankCode, accountNumber }),
    reply: z.object({ account_name: z.string(), match: z.enum(['full', 'partial', 'none']) }),
    errors: ['bank_unknown', 'account_unresolved', 'payments_unclear', 'payments_unavailable'],
  }),
  listBankAccounts: endpoint({
    method: 'GET',
    path: '/bank-accounts',
    tag: 'Payouts',
    summary: 'Own bank accounts, the primary one first',
    access: 'trader',
    limit: 'read',
    reply: z.array(bankAccount),
  }),
  linkBankAccount: endpoint({
    method: 'POST',
    path: '/bank-accounts',
    tag: 'Payouts',
    summary: 'Link a bank account; its holder must be the person',
    access: 'trader',
    limit: 'money',
    proof: 'always',
    body: z.strictObject({ bankName, bankCode: bankCode.optional(), accountNumber, accountName }),
    reply: bankAccount,
    errors: [...bankErrors],
  }),
  updateBankAccount: endpoint({
    method: 'PUT',
    path: '/bank-accounts/{id}',
    tag: 'Payouts',
    summary: 'Replace a bank account by another; without a number, the number stays',
    access: 'trader',
    limit: 'money',
    proof: 'always',
    params: ownBankAccount,
    body: z.strictObject({
      bankName,
      bankCode: bankCode.optional(),
      accountNumber: accountNumber.optional(),
      accountName,
    }),
    reply: bankAccount,
    errors: [...bankErrors, 'bank_account_in_use'],
  }),
  makeBankAccountPrimary: endpoint({
    method: 'POST',
    path: '/bank-accounts/{id}/primary',
    tag: 'Payouts',
    summary: 'Make a bank account the primary one',
    access: 'trader',
    limit: 'write',
    params: ownBankAccount,
    reply: bankAccount,
  }),
  deleteBankAccount: endpoint({
    method: 'DELETE',
    path: '/bank-accounts/{id}',
    tag: 'Payouts',
    summary: 'Remove a bank account',
    access: 'trader',
    limit: 'write',
    params: ownBankAccount,
    reply: z.null(),
    errors: ['bank_account_in_use'],
  }),
  linkMobileWallet: endpoint({
    method: 'POST',
    path: '/mobile-wallets',
    tag: 'Payouts',
    summary: 'Link a mobile wallet; its holder must be the person',
    access: 'trader',
    limit: 'money',
    proof: 'always',
    body: z.strictObject({ mobile_provider: bankCode, mobile_number: mobileNumber }),
    reply: bankAccount,
    errors: [...bankErrors, 'destination_missing'],
  }),
  deleteMobileWallet: endpoint({
    method: 'DELETE',
    path: '/mobile-wallets/{id}',
    tag: 'Payouts',
    summary: 'Remove a mobile wallet',
    access: 'trader',
    limit: 'write',
    params: ownBankAccount,
    reply: z.null(),
    errors: ['bank_account_in_use'],
  }),
  withdrawalOptions: endpoint({
    method: 'GET',
    path: '/withdrawals/options',
    tag: 'Payouts',
    summary: 'Fees, limits and destinations for the own wallet',
    access: 'trader',
    limit: 'read',
    reply: withdrawalOptions,
  }),
  requestWithdrawal: endpoint({
    method: 'POST',
    path: '/withdrawals',
    tag: 'Payouts',
    summary: 'Take money out of the wallet',
    access: 'trader',
    limit: 'money',
    proof: 'always',
    idempotent: true,
    body: z.strictObject({
      amount: positiveNaira,
      method: z.enum(withdrawalMethods),
      bank_account_id: id.optional(),
      mobile_number: mobileNumber.optional(),
      mobile_provider: bankCode.optional(),
      card_last4: z
        .string()
        .regex(/^[0-9]{4}$/)
        .optional()
        .meta({ examples: ['4081'] }),
    }),
    reply: withdrawal,
    errors: [
      'withdrawal_too_small',
      'withdrawal_limit_reached',
      'wallet_balance_too_low',
      'email_unconfirmed',
      'withdrawals_waiting',
      'destination_missing',
      'mobile_wallet_not_linked',
      'account_unresolved',
      'payments_unclear',
      'payments_unavailable',
    ],
  }),
  listWithdrawals: endpoint({
    method: 'GET',
    path: '/withdrawals',
    tag: 'Payouts',
    summary: 'Own withdrawals, newest first',
    access: 'trader',
    limit: 'read',
    query: z.strictObject(cursorQuery),
    reply: z.array(withdrawal),
    beside: z.object(nextCursor),
  }),
  cancelWithdrawal: endpoint({
    method: 'POST',
    path: '/withdrawals/{id}/cancel',
    tag: 'Payouts',
    summary: 'Call a withdrawal back before it is sent',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: withdrawal,
    errors: ['withdrawal_state_conflict'],
  }),

  adminWithdrawals: endpoint({
    method: 'GET',
    path: '/admin/withdrawals',
    tag: 'Payouts',
    summary: 'All withdrawals by time or amount, or only those that need a person',
    access: 'money',
    limit: 'read',
    query: z.strictObject({ ...cursorQuery, ...staffFilter }).superRefine(checkRanges),
    reply: z.array(adminWithdrawal),
    beside: z.object({ ...nextCursor, waiting: z.int().meta({ examples: [2] }) }),
  }),
  exportWithdrawals: endpoint({
    method: 'GET',
    path: '/admin/withdrawals/export',
    tag: 'Payouts',
    summary: 'The withdrawals of a filter as a CSV file',
    access: 'money',
    limit: 'write',
    query: withdrawalFilter,
    produces: 'text/csv',
    producesExample:
      'reference,person,email,method,destination,amount,fee,net,status,gateway_status,attention,requested_at,settled_at,note\r\n',
  }),
  adminCheckWithdrawal: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/{id}/check',
    tag: 'Payouts',
    summary: 'Ask the gateway again, and go on from its answer',
    access: 'money',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: adminWithdrawal,
    errors: ['withdrawal_state_conflict'],
  }),
  adminReturnWithdrawal: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/{id}/return',
    tag: 'Payouts',
    summary:
      'Give the money back, if the gateway says that it was never sent; their own only where no one else could',
    access: 'money',
    limit: 'write',
    proof: 'sometimes',
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: moneyReasonText.meta({ examples: ['The bank closed the account.'] }) }),
    reply: adminWithdrawal,
    errors: ['withdrawal_state_conflict', 'own_account_refused', 'payments_unclear', 'payments_unavailable'],
  }),
  adminReleaseWithdrawal: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/{id}/release',
    tag: 'Payouts',
    summary: 'Propose to let a large withdrawal go; another member of staff approves it',
    access: 'money',
    limit: 'money',
    proof: 'always',
    params: z.strictObject({ id }),
    body: z.strictObject({
      reason: moneyReasonText.meta({ examples: ['Two sales of last week, both confirmed.'] }),
    }),
    reply: adminWithdrawal,
    beside: z.object({ approval: waitingApproval }),
    errors: ['withdrawal_state_conflict', 'own_account_refused', 'approval_waiting'],
  }),
  adminReviewAccounts: endpoint({
    method: 'GET',
    path: '/admin/bank-accounts',
    tag: 'Payouts',
    summary: 'Bank accounts whose holder must be compared by a person',
    access: 'money',
    limit: 'read',
    reply: z.array(
      bankAccount
        .omit({ actions: true })
        .extend({ person: z.object({ id, name: z.string(), email: z.string() }) })
        .meta({ id: 'BankAccountInReview' }),
    ),
  }),
  adminDecideAccount: endpoint({
    method: 'POST',
    path: '/admin/bank-accounts/{id}/decide',
    tag: 'Payouts',
    summary: 'Accept or refuse a bank account in review',
    access: 'money',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({
      accept: z.boolean(),
      account_name: z
        .string()
        .min(1)
        .max(200)
        .meta({
          description:
            'The holder that was compared. Another one, of an account that replaced it, is refused.',
          examples: ['OBI CHIDI'],
        }),
      reason: moneyReasonText.meta({
        description: 'A person whose account is refused reads it.',
        examples: ['Maiden name, seen on the papers.'],
      }),
    }),
    reply: z.null(),
    errors: ['state_conflict', 'own_account_refused'],
  }),
};
