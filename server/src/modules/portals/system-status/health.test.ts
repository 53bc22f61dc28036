import { dayMs, minuteMs } from '@oja/contract/durations';
import type { PartHistory, WatchedPart } from '@oja/contract/system-status';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { auditMoney } from '../money-watch/index.ts';
import { watchHealth } from './index.ts';

const oja = await startOja();
const { token } = await oja.person({ role: 'admin', days: 100 });

const look = () => watchHealth.run(oja.deps, {}, { number: 1, last: true });
const sum = (stretches: PartHistory['day']) =>
  stretches.reduce((all, { up, down }) => ({ up: all.up + up, down: all.down + down }), { up: 0, down: 0 });

async function historyOf(part: WatchedPart): Promise<PartHistory> {
  const { body } = await oja.call('systemHistory', { token });
  const found = body.data.find((history: PartHistory) => history.part === part);
  if (found === undefined) throw new Error(`no history of ${part}`);
  return found;
}

test('before the first check, every part has bars and none of them claims anything', async () => {
  const { body } = await oja.call('systemHistory', { token });
  const parts = body.data.map(({ part }: PartHistory) => part);
  expect(parts).toEqual(['database', 'queue', 'paystack', 'mail', 'storage', 'ledger']);
  for (const { day: halves, month } of body.data) {
    expect([halves.length, month.length]).toEqual([48, 30]);
    expect([sum(halves), sum(month)]).toEqual([
      { up: 0, down: 0 },
      { up: 0, down: 0 },
    ]);
  }
});

test('each minute is kept once, whatever came of it', async () => {
  await look();
  await look();
  oja.clock.advance(minuteMs);
  await look();
  expect(sum((await historyOf('database')).day)).toEqual({ up: 2, down: 0 });
  expect((await historyOf('database')).day.at(-1)).toEqual({
    from: '2026-11-15T09:00:00.000Z',
    up: 2,
    down: 0,
  });
  // The Paystack address of tests has no server.
  expect(sum((await historyOf('paystack')).month)).toEqual({ up: 0, down: 2 });
  expect(sum((await historyOf('queue')).day)).toEqual({ up: 2, down: 0 });
  expect(sum((await historyOf('ledger')).day)).toEqual({ up: 0, down: 0 });
});

test('the ledger is up when its last audit was clean', async () => {
  await auditMoney(oja.deps);
  oja.clock.advance(minuteMs);
  await look();
  expect(sum((await historyOf('ledger')).day)).toEqual({ up: 1, down: 0 });
});

test('after three days minutes are folded into hours without losing one, and go after forty', async () => {
  const countMinutes = async () =>
    (await oja.deps.db.selectFrom('healthMinutes').select('at').where('part', '=', 'mail').execute()).length;
  expect(await countMinutes()).toBe(3);
  oja.clock.advance(4 * dayMs);
  await look();
  expect(await countMinutes()).toBe(1);
  const { day: halves, month } = await historyOf('mail');
  expect(sum(halves)).toEqual({ up: 1, down: 0 });
  expect(sum(month)).toEqual({ up: 4, down: 0 });
  expect(month.at(-5)).toMatchObject({ from: '2026-11-14T23:00:00.000Z', up: 3 });
  oja.clock.advance(41 * dayMs);
  await look();
  expect(sum((await historyOf('mail')).month)).toEqual({ up: 1, down: 0 });
  const { length: hours } = await oja.deps.db.selectFrom('healthHours').select('hour').execute();
  expect(hours).toBe(0);
});
