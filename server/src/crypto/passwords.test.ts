import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, needsRehash, PasswordHashingBusy, verifyPassword } from './passwords.ts';

/** The time of the processor, because that of the clock depends on what else the machine does. */
async function processorTimeOf(action: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('passwords', () => {
  test('are hashed with argon2id, 19 MiB, two passes, one lane, and a salt of their own', async () => {
    const first = await hashPassword('correct horse battery');
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('correct horse battery')).not.toBe(first);
  });

  test('match only themselves', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
    expect(await verifyPassword(stored, 'correct horse batterY')).toBe(false);
    expect(await verifyPassword(stored, '')).toBe(false);
  });

  test('match whichever Unicode form the keyboard sends', async () => {
    const stored = await hashPassword('caf\u00e9-olú-2026');
    expect(await verifyPassword(stored, 'cafe\u0301-olu\u0301-2026')).toBe(true);
  });

  test.each([
    ['no hash', undefined],
    ['an erased hash', ''],
    ['an unreadable hash', 'md5:1234'],
  ])('are never right against %s', async (_case, stored) => {
    expect(await verifyPassword(stored, 'correct horse battery')).toBe(false);
  });

  test('cost the same time for an unknown e-mail as for a wrong password', async () => {
    const stored = await hashPassword('correct horse battery');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await processorTimeOf(() => verifyPassword(stored, 'wrong')));
      unknown.push(await processorTimeOf(() => verifyPassword(undefined, 'wrong')));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('are hashed again when the parameters were weaker or unreadable', async () => {
    expect(needsRehash(await hashPassword('correct horse battery'))).toBe(false);
    expect(needsRehash(await hash('x', { memoryCost: 4096, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(
      needsRehash(await hash('x', { algorithm: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 })),
    ).toBe(true);
    expect(needsRehash('md5:1234')).toBe(true);
  });

  test('are refused with a typed error beyond a bounded queue, and served again afterwards', async () => {
    const stored = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => verifyPassword(stored, 'right')),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(60 - 42);
    expect(refused.length).toBeLessThan(20);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ reason: expect.any(PasswordHashingBusy) });
      expect(outcome).toMatchObject({ reason: { retryAfterSeconds: expect.any(Number) } });
    }
    expect(await verifyPassword(stored, 'right')).toBe(true);
  });
});
