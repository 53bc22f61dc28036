import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { runOnce } from './idempotency.ts';

const oja = await startOja();
const { id: userId } = await oja.person();
let runs = 0;

const claim = (key: string | undefined, input: unknown = { amount: 5 }) => ({
  key,
  userId,
  endpoint: 'pay',
  input,
  at: oja.deps.now(),
});

const useCase = async () => {
  runs += 1;
  return { receipt: runs };
};

describe('a request key', () => {
  test('gives the same reply to the same request', async () => {
    const first = await runOnce(oja.deps.db, claim('a'), useCase);
    const again = await runOnce(oja.deps.db, claim('a'), useCase);
    expect(again).toEqual(first);
  });

  test('is refused for another request', async () => {
    await expect(runOnce(oja.deps.db, claim('a', { amount: 6 }), useCase)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('runs twenty requests at the same time once', async () => {
    const before = runs;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => runOnce(oja.deps.db, claim('b'), useCase)),
    );
    expect(runs).toBe(before + 1);
    expect(new Set(replies.map((reply) => reply.receipt)).size).toBe(1);
  });

  test('of a request that was refused may be used again', async () => {
    const refuse = async () => {
      throw new Error('no');
    };
    await expect(runOnce(oja.deps.db, claim('c'), refuse)).rejects.toThrow('no');
    await expect(runOnce(oja.deps.db, claim('c'), useCase)).resolves.toBeDefined();
  });

  test('belongs to one person', async () => {
    const other = await oja.person();
    const before = runs;
    await runOnce(oja.deps.db, { ...claim('a'), userId: other.id }, useCase);
    expect(runs).toBe(before + 1);
  });

  test('is optional', async () => {
    const before = runs;
    await runOnce(oja.deps.db, claim(undefined), useCase);
    await runOnce(oja.deps.db, claim(undefined), useCase);
    expect(runs).toBe(before + 2);
  });
});
