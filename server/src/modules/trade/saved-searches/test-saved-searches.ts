import type { BodyFor, DataFor } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addJobs } from '../../../jobs/enqueue.ts';

/** Fixtures of the tests of saved searches. */

export async function saveSearch(
  oja: Oja,
  person: Person,
  change: Partial<BodyFor<'createSavedSearch'>> = {},
): Promise<DataFor<'createSavedSearch'>> {
  const body = { name: 'Food', filter: { search: 'food' }, alert: 'at_once' as const, ...change };
  const answer = await oja.call('createSavedSearch', { token: person.token, body });
  if (answer.status !== 200) throw new Error(`the search was not saved: ${answer.text}`);
  return answer.body.data;
}

/** The titles under the bell of the two events, the oldest first. */
export async function alertsOf(oja: Oja, person: Person): Promise<string[]> {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', person.id)
    .where('event', 'in', ['saved_search_matched', 'saved_listing_cheaper'])
    .orderBy('createdAt')
    .orderBy('title')
    .execute();
  return rows.map(({ title }) => title);
}

/** The mails with alerts; every other mail lacks the header. */
export async function alertMailsOf(oja: Oja, person: Person) {
  const mails = await oja.mails(person.email);
  return mails.filter(({ headers }) => headers['list-unsubscribe'] !== undefined);
}

/** Runs the job of every person for whom a mail waits. */
export async function sendWaitingMails(oja: Oja): Promise<void> {
  await inTransaction(oja.deps.db, async (tx) => {
    const people = await tx
      .selectFrom('alertMails')
      .select('userId')
      .distinct()
      .where('sentAt', 'is', null)
      .execute();
    await addJobs(
      tx,
      people.map(({ userId }) => ({
        name: 'send_alert_mail',
        payload: JSON.stringify({ userId }),
        attempts: 1,
        queue: null,
        runAt: null,
        key: null,
      })),
    );
  });
  await oja.runJobs();
}
