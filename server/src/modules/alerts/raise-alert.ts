import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/transaction.ts';
import { listStaff, notifyAll, toTell } from '../notifications/index.ts';

export interface NewAlert {
  kind: AlertKind;
  /** What it is about: a reference, an id. The same kind and subject is one alert, however often it is raised. */
  subject: string;
  message: string;
  /** The person whom the message names; their erasure overwrites it. */
  aboutId?: string;
  /** Where it is looked after, when that is not where its kind always is. */
  page?: `/${string}`;
}

export type AlertKind =
  | 'payment_unmatched'
  | 'payment_reversed'
  | 'chargeback'
  | 'withdrawal_attention'
  | 'withdrawal_contradiction'
  | 'gateway_balance_low'
  | 'ledger_fault'
  | 'gateway_difference'
  | 'gateway_comparison_missed'
  | 'high_value'
  | 'dispute_limit'
  | 'poll_failing';

/** Puts something before the administrators, once, in the transaction that found it. */
export async function raiseAlert(tx: Tx, alert: NewAlert, at: Date): Promise<void> {
  const { page, ...row } = alert;
  const raised = await tx
    .insertInto('alerts')
    .values({ id: randomUUID(), ...row, aboutId: row.aboutId ?? null, raisedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('resolvedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (raised === undefined) return;
  const event = alert.kind === 'high_value' ? 'high_value_transaction' : 'staff_alert';
  const admins = await listStaff(tx, ['admin']);
  const told = admins.map((id) =>
    toTell(event, id, { message: alert.message, link: page ?? pages[alert.kind] }, alert.aboutId),
  );
  await notifyAll(tx, told, at);
}

const moneyWatch = '/admin/withdrawals?view=money';

const pages: Record<AlertKind, `/${string}`> = {
  payment_unmatched: moneyWatch,
  payment_reversed: moneyWatch,
  chargeback: moneyWatch,
  withdrawal_attention: '/admin/withdrawals',
  withdrawal_contradiction: '/admin/withdrawals',
  gateway_balance_low: moneyWatch,
  ledger_fault: moneyWatch,
  gateway_difference: moneyWatch,
  gateway_comparison_missed: moneyWatch,
  high_value: '/admin/withdrawals',
  dispute_limit: '/admin/transactions?dispute=open',
  poll_failing: moneyWatch,
};
