import { z } from 'zod';
import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { declareJob } from '../../../jobs/job.ts';

/** Its handler is in send-alert-mail.ts. */
export const alertMailJob = declareJob({
  name: 'send_alert_mail',
  payload: z.object({ userId: z.uuid() }),
  attempts: 8,
});

/** More than the clocks of two processes differ by, so that the job does not find itself too early. */
const marginMs = 5_000;

/** One waiting job per person, and one for the morning; a new time replaces the former. */
export function planAlertMail(tx: Tx, userId: string, at: Date, kind: 'next' | 'daily'): Promise<void> {
  const runAt = new Date(at.getTime() + marginMs);
  return enqueue(tx, alertMailJob, { userId }, { runAt, key: `alert_mail:${kind}:${userId}` });
}

export function sendAtOnce(tx: Tx, userId: string): Promise<void> {
  return enqueue(tx, alertMailJob, { userId }, { key: `alert_mail:next:${userId}` });
}
