import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nairaTotal } from './money.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/** How staff see that every kobo is accounted for, and what they do when it is not. */

const alert = z
  .object({
    id,
    kind: z.string().meta({ examples: ['payment_unmatched'] }),
    message: z.string().meta({ examples: ['₦1,500.00 was paid for a reference nobody knows.'] }),
    raised_at: timestamp,
    resolved_at: timestamp.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof alert>;

const ledgerAudit = z
  .object({
    id,
    finished_at: timestamp,
    milliseconds: z.int().meta({ examples: [412] }),
    entries: z.int().meta({ examples: [120_000] }),
    checks: z.array(z.object({ name: z.string(), faults: z.int() })),
    clean: z.boolean(),
  })
  .meta({ id: 'LedgerAudit' });
export type LedgerAudit = z.infer<typeof ledgerAudit>;

const moneyWatch = z
  .object({
    payouts: z.object({
      frozen: z.boolean(),
      since: timestamp.nullable(),
      reason: z.string().nullable(),
      frozen_by: z
        .string()
        .nullable()
        .meta({
          description: 'A member of staff; null where Oja froze payouts by itself.',
          examples: ['Amara Obi'],
        }),
    }),
    last_audit: ledgerAudit.nullable(),
    /** Liabilities, earnings and expenses, and where the money is; the sums are equal. */
    balances: z.array(
      z.object({
        kind: z.string().meta({ examples: ['wallet'] }),
        class: z.enum(['liability', 'revenue', 'expense', 'asset']),
        balance: nairaTotal,
      }),
    ),
    alerts: z.array(alert),
  })
  .meta({ id: 'MoneyWatch' });
export type MoneyWatch = z.infer<typeof moneyWatch>;

const reason = z.strictObject({
  reason: moneyReasonText.meta({ examples: ['Checked with the bank.'] }),
});

export const moneyWatchEndpoints = {
  moneyWatch: endpoint({
    method: 'GET',
    path: '/admin/money',
    tag: 'Money watch',
    summary: 'Payouts, the last audit of the ledger, balances by kind and open alerts',
    access: 'money',
    limit: 'read',
    reply: moneyWatch,
  }),
  auditLedger: endpoint({
    method: 'POST',
    path: '/admin/money/audit',
    tag: 'Money watch',
    summary: 'Check every invariant of the ledger now',
    access: 'money',
    limit: 'money',
    reply: ledgerAudit,
  }),
  freezePayouts: endpoint({
    method: 'POST',
    path: '/admin/money/freeze',
    tag: 'Money watch',
    summary: 'Stop sending withdrawals',
    access: 'money',
    limit: 'write',
    body: reason,
    reply: z.null(),
    errors: ['state_conflict'],
  }),
  resumePayouts: endpoint({
    method: 'POST',
    path: '/admin/money/resume',
    tag: 'Money watch',
    summary: 'Send withdrawals again',
    access: 'money',
    limit: 'write',
    body: reason,
    reply: z.null(),
    errors: ['state_conflict'],
  }),
  resolveAlert: endpoint({
    method: 'POST',
    path: '/admin/alerts/{id}/resolve',
    tag: 'Money watch',
    summary: 'Close an alert with a note on what was done',
    access: 'money',
    limit: 'write',
    params: z.strictObject({ id }),
    body: reason,
    reply: z.null(),
    errors: ['state_conflict'],
  }),
};
