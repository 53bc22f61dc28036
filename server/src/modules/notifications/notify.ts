import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { deliverNotification } from './deliver-notification.ts';
import { type EventData, type EventName, type EventText, events } from './events.ts';

/**
 * Tells a person about an event, in the transaction that causes it: a row for the bell when the event has
 * one, and a job that wakes the browser and sends the mail. Nobody hears of what was rolled back.
 */
export async function notify<Name extends EventName>(
  tx: Tx,
  name: Name,
  userId: string,
  data: EventData<Name>,
  at: Date,
): Promise<void> {
  const { channels } = events[name];
  const topic = 'topic' in events[name] ? events[name].topic : undefined;
  const write = events[name].write as (data: EventData<Name>) => EventText;
  const content = write(data);
  const inApp = (channels as readonly string[]).includes('in_app');
  const mail = (channels as readonly string[]).includes('mail');
  if (inApp) {
    await tx
      .insertInto('notifications')
      .values({ id: randomUUID(), userId, event: name, ...content, createdAt: at, readAt: null })
      .execute();
  }
  await enqueue(tx, deliverNotification, { userId, inApp, topic, mail: mail ? content : null });
}
