import { randomUUID } from 'node:crypto';
import type { FigureHeadline } from '@oja/contract/operator-figures';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { sendMail } from '../../platform/notifications/index.ts';
import { insertFigureMail, lockReader } from './figure-schedule.store.ts';
import { readHeadline } from './show-operator-figures.ts';
import { figuresUnsubscribePath } from './unsubscribe-figures.ts';

/** Records the mail and enqueues it, both or neither. A period that was scheduled before is not sent again. */
export async function queueFigureMail(
  tx: Tx,
  mail: { userId: string; period: string; isScheduled: boolean; createdAt: Date },
): Promise<void> {
  const id = randomUUID();
  if (await insertFigureMail(tx, { id, ...mail })) await enqueue(tx, sendFigureMail, { id });
}

/** The row that waits decides: it is gone once the schedule has ended, and has a time once it was sent. */
export const sendFigureMail = defineJob({
  name: 'send_figure_mail',
  payload: z.object({ id: z.uuid() }),
  attempts: 8,
  async run(deps, { id }) {
    const mail = await inTransaction(deps.db, (tx) => readWaiting(tx, id));
    if (mail === undefined) return;
    const { userId, period } = mail;
    const headline = await readHeadline(deps, period);
    await sendMail(deps, { userId, ...writeMail(deps, { userId, period, headline }) });
    await deps.db.updateTable('figureMails').set({ sentAt: deps.now() }).where('id', '=', id).execute();
  },
});

/** The right may be lost between the enqueuing and the sending. */
async function readWaiting(tx: Tx, id: string): Promise<{ userId: string; period: string } | undefined> {
  const mail = await tx
    .selectFrom('figureMails')
    .select(['userId', 'period'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  if (mail === undefined || (await lockReader(tx, mail.userId))) return mail;
  await tx.deleteFrom('figureMails').where('id', '=', id).execute();
  return undefined;
}

function writeMail(
  { sealer }: Pick<Deps, 'sealer'>,
  { userId, period, headline }: { userId: string; period: string; headline: FigureHeadline },
) {
  return {
    title: `Figures: ${headline.title}`,
    paragraphs: [headline.summary, 'The page has the weeks, each member of staff and the CSV files.'],
    facts: headline.rows.map(({ label, value, change }) => [label, value, change] as const),
    link: `/admin/figures?period=${period}`,
    action: 'Open these figures',
    change: {
      footnote: 'You get this mail because you have the figures sent to you.',
      label: 'Change the schedule',
      path: '/admin/figures#scheduled-report',
    },
    unsubscribe: figuresUnsubscribePath(sealer, userId),
  };
}
