import { expect, test } from 'vitest';
import { markProven, type RawCallResult } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { roundsOf } from '../../../../test/rounds.ts';

const oja = await startOja();
const inQueue = await openCallQueue(oja);
const rounds = roundsOf(200);

test('a demoted administrator changes nothing about the last one', {
  timeout: 60_000,
}, async () => {
  const [remaining, demoted] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  // A call that is repeated with a proof would lose its place in the queue.
  for (const { token } of [remaining, demoted]) await markProven(oja.deps, token);
  const params = { id: remaining.id };
  const acts: (() => Promise<RawCallResult>)[] = [
    () => oja.call('editUser', { token: demoted.token, params, body: { name: 'Edited by force' } }),
    () => oja.call('endUserSessions', { token: demoted.token, params }),
  ];
  const demote = () =>
    oja.call('changeUserRole', {
      token: remaining.token,
      params: { id: demoted.id },
      body: { role: 'user' },
    });
  for (let round = 0; round < rounds; round += 1) {
    const act = acts[round % acts.length] ?? demote;
    const [[demotion] = [], [answer] = []] = await inQueue<RawCallResult>(
      userRows(remaining.id, demoted.id),
      [[demote], [act]],
    );
    expect(demotion?.status).toBe(200);
    expect([answer?.status, answer?.body.code]).toEqual([403, 'access_denied']);
    await setRole(oja, demoted.id, 'admin');
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('userId', '=', demoted.id)
      .execute();
    oja.deps.sessions.invalidateAll();
  }
  const { name } = (await oja.call('currentAdmin', { token: remaining.token })).body.data;
  expect(name).not.toBe('Edited by force');
});
