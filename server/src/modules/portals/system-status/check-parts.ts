import { setTimeout as sleep } from 'node:timers/promises';
import type { PaystackMode, SystemPart } from '@oja/contract/system-status';
import { sql } from 'kysely';
import { usesSimulator } from '../../../config/config.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';

export interface Check {
  ok: boolean;
  detail: string;
}

const patienceMs = 6_000;

/** A part that hangs counts as down. */
export async function withinPatience(check: Promise<Check>, ms = patienceMs): Promise<Check> {
  const stop = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: stop.signal, ref: false }).then(() => ({
    ok: false,
    detail: `No answer within ${ms / 1000} seconds.`,
  }));
  // The aborted wait rejects after the race is decided.
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([check, tooLong]);
  } finally {
    stop.abort();
  }
}

/** Checks all parts concurrently, each with a time limit. */
export async function checkParts(
  deps: Pick<Deps, 'config' | 'db' | 'mail' | 'storage' | 'paystack'>,
): Promise<Record<SystemPart, Check>> {
  const [database, paystack, mail, storage] = await Promise.all([
    withinPatience(checkDatabase(deps.db)),
    withinPatience(checkPaystack(deps)),
    withinPatience(deps.mail.check()),
    withinPatience(deps.storage.check()),
  ]);
  return { database, paystack, mail, storage };
}

async function checkDatabase(db: Db): Promise<Check> {
  const began = performance.now();
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const ms = Math.max(1, Math.round(performance.now() - began));
  return { ok: true, detail: `PostgreSQL ${rows[0]?.version ?? ''} answered in ${ms} ms.` };
}

export function paystackMode({ config, paystack }: Pick<Deps, 'config' | 'paystack'>): PaystackMode {
  if (config.paystack) return paystack.domain;
  return usesSimulator(config) ? 'simulator' : 'missing';
}

const answeredAs: Record<Exclude<PaystackMode, 'missing'>, string> = {
  live: 'Paystack answers. Real money moves.',
  test: 'Paystack answers with a test key. No real money moves.',
  simulator: 'The built-in simulator answers. No real money moves.',
};

/** Reading the balance needs a valid key and moves nothing. */
export async function checkPaystack(deps: Pick<Deps, 'config' | 'paystack'>): Promise<Check> {
  const mode = paystackMode(deps);
  if (mode === 'missing') {
    return { ok: false, detail: 'PAYSTACK_SECRET_KEY is not set, so that nobody can pay or be paid.' };
  }
  try {
    await deps.paystack.readBalance();
    return { ok: true, detail: answeredAs[mode] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, detail: `Paystack does not answer as it should: ${reason}` };
  }
}
