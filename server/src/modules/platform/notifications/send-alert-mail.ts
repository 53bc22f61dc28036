import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { alertMailGapMs } from '../../../domain/notification/alert-mail-times.ts';
import { decideChannels } from '../../../domain/notification/decide-channels.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deleteAlertMails, lockMailing, readDueMails, setNextMailing } from './alert-mail.store.ts';
import { alertMailJob, planAlertMail } from './alert-mail-job.ts';
import { findEventRow } from './events.ts';
import { findRecipient } from './recipient.queries.ts';
import { sendMail } from './send-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Maximum number of entries; the bell lists all of them. */
const shownAtMost = 20;

type DueMail = Awaited<ReturnType<typeof readDueMails>>[number];

/**
 * All alerts of a person that are due, in one mail. The time of the next mail moves on before this one is sent: a second
 * worker finds it in the future and stops. The follow-up that is planned with it sends what came meanwhile and what a
 * crash left over, so that no alert is lost and no hour has two mails.
 */
export const sendAlertMail = defineJob({
  ...alertMailJob,
  async run(deps, { userId }) {
    const mails = await takeDueMails(deps, userId);
    if (mails.length === 0) return;
    try {
      await sendMail(deps, { userId, ...writeMail(mails), unsubscribe: unsubscribePath(deps, userId) });
    } catch (error) {
      // Not sent, so that the next attempt need not wait for an hour.
      await inTransaction(deps.db, (tx) => setNextMailing(tx, userId, deps.now()));
      throw error;
    }
    await deps.db
      .updateTable('alertMails')
      .set({ sentAt: deps.now() })
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute();
  },
});

/** The alerts for a mail that may be sent now. While the next one may not, its job is planned already. */
async function takeDueMails(deps: Pick<Deps, 'db' | 'now' | 'settings'>, userId: string): Promise<DueMail[]> {
  const settings = await deps.settings.read('notifications');
  return inTransaction(deps.db, async (tx) => {
    const nextAt = await lockMailing(tx, userId, deps.now());
    const now = deps.now();
    if (nextAt > now) return [];
    const due = await readDueMails(tx, userId, now);
    const wanted = await wantedEvents(tx, userId, { due, settings });
    const mails = due.filter(({ event }) => wanted.has(event));
    await deleteAlertMails(
      tx,
      due.filter(({ event }) => !wanted.has(event)).map(({ id }) => id),
    );
    if (mails.length === 0) return [];
    const next = new Date(now.getTime() + alertMailGapMs);
    await setNextMailing(tx, userId, next);
    await planAlertMail(tx, userId, next, 'next');
    return mails;
  });
}

/** The events whose mails the person wants at this moment; none of a suspended or erased account. */
async function wantedEvents(
  tx: Tx,
  userId: string,
  given: {
    due: readonly DueMail[];
    settings: Parameters<typeof decideChannels>[0]['settings'];
  },
): Promise<Set<string>> {
  const wanted = new Set<string>();
  for (const name of new Set(given.due.map(({ event }) => event))) {
    const event = findEventRow(name);
    const person = event && (await findRecipient(tx, userId, { event: name, group: event.group }));
    if (!event || !person?.isActive) continue;
    const channels = decideChannels({ event, settings: given.settings, chosen: person.chosen });
    if (channels.includes('mail')) wanted.add(name);
  }
  return wanted;
}

function writeMail(mails: readonly DueMail[]): { title: string; paragraphs: string[]; link: string } {
  const [first] = mails;
  if (first !== undefined && mails.length === 1) {
    return { title: first.title, paragraphs: [first.text], link: first.link ?? '/dashboard' };
  }
  const rest = mails.length - shownAtMost;
  return {
    title: `${mails.length} alerts from the market`,
    paragraphs: [
      ...mails.slice(0, shownAtMost).map(({ title, text }) => `${title}\n${text}`),
      ...(rest > 0 ? [`And ${rest} more, which you find under the bell.`] : []),
    ],
    link: '/dashboard/saved-searches',
  };
}

function unsubscribePath(deps: Pick<Deps, 'sealer'>, userId: string): string {
  return `/unsubscribe?token=${unsubscribeToken(deps.sealer, userId)}`;
}
