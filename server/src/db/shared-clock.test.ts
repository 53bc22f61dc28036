import { dayMs, hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { followDatabaseClock, readDatabaseClock } from './shared-clock.ts';

const oja = await startOja();
const noonMs = Date.parse('2026-11-16T12:00:00.000Z');

afterEach(() => vi.useRealTimers());

describe('the time by which windows close', () => {
  test('is that of the database, whatever the clock of this process says', async () => {
    const realMs = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realMs + 8 * dayMs });
    const clock = await followDatabaseClock(() => readDatabaseClock(oja.deps.db));
    vi.setSystemTime(realMs - 8 * dayMs);
    expect(Math.abs(clock.now().getTime() - realMs)).toBeLessThan(hourMs / 60);
    clock.stop();
  });

  test('follows when the database is set, forwards and back', async () => {
    let databaseMs = noonMs;
    const clock = await followDatabaseClock(
      async () => databaseMs,
      () => 5_000,
    );
    for (const jump of [hourMs, -2 * hourMs]) {
      databaseMs += jump;
      expect(clock.now()).not.toEqual(new Date(databaseMs));
      await clock.compare();
      expect(clock.now()).toEqual(new Date(databaseMs));
    }
    clock.stop();
  });

  test('does not move for less than the question took', async () => {
    let elapsedMs = 0;
    const answer = (onTheWayBackMs: number) => async () => {
      elapsedMs += 200;
      return noonMs + elapsedMs - onTheWayBackMs;
    };
    const ask = vi.fn(answer(100));
    const clock = await followDatabaseClock(ask, () => elapsedMs);
    expect(clock.now()).toEqual(new Date(noonMs + 200));
    ask.mockImplementation(answer(180));
    await clock.compare();
    expect(clock.now()).toEqual(new Date(noonMs + 400));
    clock.stop();
  });

  test('goes on while the database cannot be asked', async () => {
    let elapsedMs = 0;
    const ask = vi.fn(async () => noonMs);
    const clock = await followDatabaseClock(ask, () => elapsedMs);
    ask.mockRejectedValue(new Error('gone'));
    elapsedMs = hourMs;
    await expect(clock.compare()).rejects.toThrow('gone');
    expect(clock.now()).toEqual(new Date(noonMs + hourMs));
    clock.stop();
  });
});
