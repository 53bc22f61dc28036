import { randomUUID } from 'node:crypto';
import { staffWith } from '@oja/contract/access';
import type { WorkKind } from '@oja/contract/work-fields';
import type { Tx } from '../../../db/transaction.ts';
import { draftNotification, listStaff, notifyAll } from '../notifications/index.ts';

export interface NewAlert {
  kind: AlertKind;
  /**
   * The subject of the alert: a reference or an id. The same kind and subject is one alert, however often it is
   * raised.
   */
  subject: string;
  message: string;
  /** The person named in the message; their erasure overwrites it. */
  aboutId?: string;
  /** The page that handles the alert, when it is not the default of its kind. */
  page?: `/${string}`;
  /** The open work that the alert asks for. The alert is closed when that ends. */
  work?: { kind: WorkKind; id: string };
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

/** Alerts those who look after money once, in the transaction that found the problem. */
export async function raiseAlert(tx: Tx, alert: NewAlert, at: Date): Promise<void> {
  const { page, work, ...row } = alert;
  const raised = await tx
    .insertInto('alerts')
    .values({
      id: randomUUID(),
      ...row,
      aboutId: row.aboutId ?? null,
      workKind: work?.kind ?? null,
      workId: work?.id ?? null,
      raisedAt: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('resolvedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (raised === undefined) return;
  const event = alert.kind === 'high_value' ? 'high_value_transaction' : 'staff_alert';
  const data = { message: alert.message, link: page ?? pages[alert.kind], alertId: raised.id };
  const staff = await listStaff(tx, staffWith(alert.kind === 'dispute_limit' ? 'admin' : 'money'));
  const notifications = staff.map((id) => draftNotification(event, id, data, alert.aboutId));
  await notifyAll(tx, notifications, at);
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
