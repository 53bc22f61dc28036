import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { checkPaystack, paystackMode, withinPatience } from './check-parts.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const show = async () => (await oja.call('systemStatus', { token: admin.token })).body.data;

const stumble = (name: string, attempts: number) =>
  defineJob({
    name,
    payload: z.object({}),
    attempts,
    async run() {
      throw new Error('as planned');
    },
  });

describe('GET /admin/status (A099)', () => {
  test('is for administrators alone', async () => {
    expect(refusalOf(await oja.call('systemStatus'))).toEqual([401, 'session_required']);
    for (const role of ['user', 'moderator'] as const) {
      const { token } = await oja.person({ role });
      expect(refusalOf(await oja.call('systemStatus', { token }))).toEqual([403, 'access_denied']);
    }
  });

  test('asks every part, and one that is down does not take the others along', async () => {
    const { parts, paystack_mode: mode, process: running } = await show();
    expect(parts.database).toEqual({ ok: true, detail: expect.stringMatching(/^PostgreSQL \d+/) });
    expect(parts.mail.ok).toBe(true);
    expect(parts.storage).toEqual({ ok: true, detail: expect.stringContaining('written and read') });
    // Tests have a key for a Paystack address without a server.
    expect([mode, parts.paystack.ok]).toEqual(['test', false]);
    expect(parts.paystack.detail).not.toContain('sk_test');
    expect(running).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      schema: expect.stringMatching(/^\d{4}_\w+\.sql$/),
    });
    expect(new Date(running.started_at).getTime()).toBeLessThan(Date.now());
  });

  test('counts what waits, what is tried again and what was given up', async () => {
    const once = stumble('stumble_once', 1);
    const again = stumble('stumble_again', 5);
    const later = new Date(Date.now() + hourMs);
    await inTransaction(oja.deps.db, async (tx) => {
      await enqueue(tx, once, {});
      await enqueue(tx, again, {});
    });
    expect((await show()).queue).toMatchObject({ waiting: 2, scheduled: 0, retrying: 0, failed: 0 });
    await oja.runJobs([once, again]);
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, again, {}, { runAt: later }));
    expect((await show()).queue).toEqual({
      waiting: 0,
      running: 0,
      scheduled: 1,
      retrying: 1,
      failed: 1,
      troubled: [
        { job: 'stumble_once', retrying: 0, failed: 1 },
        { job: 'stumble_again', retrying: 1, failed: 0 },
      ],
    });
  });
});

test('which Paystack is spoken to follows from the key', async () => {
  const { config, paystack } = oja.deps;
  const without = { ...config, paystack: undefined };
  expect(paystackMode({ config, paystack: { ...paystack, domain: 'live' } })).toBe('live');
  expect(paystackMode({ config: without, paystack })).toBe('simulator');
  const bare = { config: { ...without, nodeEnv: 'production' as const }, paystack };
  expect(paystackMode(bare)).toBe('missing');
  expect((await checkPaystack(bare)).detail).toContain('PAYSTACK_SECRET_KEY is not set');
  const answering = { ...paystack, readBalance: async () => ({ balanceKobo: 0 }) };
  expect(await checkPaystack({ config: without, paystack: answering })).toMatchObject({ ok: true });
});

test('a part that never answers is told as down', async () => {
  const hanging = new Promise<never>(() => {});
  expect(await withinPatience(hanging, 10)).toEqual({ ok: false, detail: 'No answer within 0.01 seconds.' });
});
