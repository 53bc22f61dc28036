import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { alertMailGapMs, nextDailyMailAt } from '../../../domain/notification/alert-mail-times.ts';
import { collectMail } from './collect-mail.ts';
import { sendAlertMail } from './send-alert-mail.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The mails that collect alerts. What causes them is tested in the module saved-searches. */
const rounds = roundsOf(10);
const oja = await startOja();
const second = await oja.another();
const once = { number: 1, last: false };
const marginMs = 5_000;
const mailsOf = (person: Person) => oja.mails(person.email);

test('is planned at once, after the hour of the mail before, and in the morning', async () => {
  const { id: userId } = await oja.person();
  const content = { title: 'A title', text: 'A text.', link: '/dashboard/saved-searches' } as const;
  const event = 'saved_search_matched';
  const collect = (daily: boolean) =>
    collectMail(oja.deps, { id: randomUUID(), userId, event, content, alert: { daily, subjectId: null } });
  await collect(false);
  expect(Object.keys(await plannedTimes(userId))).toEqual(['next']);
  const sentAt = oja.clock.now.getTime();
  await sendAlertMail.run(oja.deps, { userId }, once);
  const next = new Date(sentAt + alertMailGapMs + marginMs);
  expect(await plannedTimes(userId)).toEqual({ next });
  oja.clock.advance(alertMailGapMs / 2);
  await collect(false);
  expect(await plannedTimes(userId)).toEqual({ next });
  await collect(true);
  const daily = new Date(nextDailyMailAt(oja.clock.now).getTime() + marginMs);
  expect(await plannedTimes(userId)).toEqual({ next, daily });
});

test('a mail server that fails delays the mail until the next attempt, not for an hour', async () => {
  const ada = await oja.person();
  await waitingMail(ada.id);
  const broken = {
    ...oja.deps,
    mail: { ...oja.deps.mail, send: () => Promise.reject(new Error('the server is away')) },
  };
  await expect(sendAlertMail.run(broken, { userId: ada.id }, once)).rejects.toThrow('the server is away');
  await sendAlertMail.run(oja.deps, { userId: ada.id }, once);
  expect(await mailsOf(ada)).toHaveLength(1);
});

test('two workers send one mail', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const ada = await oja.person();
    const userId = ada.id;
    await waitingMail(userId);
    await Promise.all([
      sendAlertMail.run(oja.deps, { userId }, once),
      sendAlertMail.run(second.deps, { userId }, once),
    ]);
    expect(await mailsOf(ada)).toHaveLength(1);
  }
}, 120_000);

test('after an unsubscription that came first no mail is sent', async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const ada = await oja.person();
    const userId = ada.id;
    await waitingMail(userId);
    await Promise.all([
      unsubscribe(oja.deps, unsubscribeToken(oja.deps.sealer, userId)),
      sendAlertMail.run(second.deps, { userId }, once),
    ]);
    const sent = (await mailsOf(ada)).length;
    outcomes.add(sent);
    expect(sent).toBeLessThanOrEqual(1);
    // Whatever came first, nothing waits and nothing follows.
    await waitingMail(userId);
    oja.clock.advance(alertMailGapMs);
    await sendAlertMail.run(oja.deps, { userId }, once);
    expect(await mailsOf(ada)).toHaveLength(sent);
  }
  expect(outcomes.size).toBeGreaterThanOrEqual(1);
}, 120_000);

test('a worker that dies while it sends loses no alert, and no hour has two mails', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const ada = await oja.person();
    const userId = ada.id;
    await waitingMail(userId);
    return {
      flow: (deps) => sendAlertMail.run(deps, { userId }, once),
      async afterwards() {
        const atOnce = (await mailsOf(ada)).length;
        await sendAlertMail.run(oja.deps, { userId }, once);
        expect((await mailsOf(ada)).length).toBeLessThanOrEqual(1);
        oja.clock.advance(alertMailGapMs);
        await sendAlertMail.run(oja.deps, { userId }, once);
        const sent = (await mailsOf(ada)).length;
        // A mail that left before the death was noted leaves again, an hour later.
        expect(sent).toBeGreaterThanOrEqual(1);
        expect(sent).toBeLessThanOrEqual(atOnce + 1);
      },
    };
  });
  expect(deaths).toBeGreaterThan(10);
}, 120_000);

async function waitingMail(userId: string): Promise<void> {
  const now = oja.clock.now;
  await oja.deps.db
    .insertInto('alertMails')
    .values({
      id: crypto.randomUUID(),
      userId,
      event: 'saved_search_matched',
      title: 'New for “Food”: @lagosfoodie',
      text: 'It is for sale.',
      link: '/dashboard/saved-searches',
      dueAt: now,
      createdAt: now,
    })
    .execute();
}

/** When the jobs of the person run, by what they are for. */
async function plannedTimes(userId: string): Promise<Record<string, Date>> {
  const { rows } = await sql<{ key: string; runAt: Date }>`
    select key, run_at from graphile_worker.jobs where key like ${`alert_mail:%:${userId}`}`.execute(
    oja.deps.db,
  );
  return Object.fromEntries(rows.map(({ key, runAt }) => [key.split(':')[1] ?? '', runAt]));
}
