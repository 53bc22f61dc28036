import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Outcome } from '../../metrics/outcomes.ts';
import { answer, listMeta } from './paystack-answers.ts';
import { PaystackRefused, PaystackUnclear } from './paystack-errors.ts';

/** Time limit of one call with all its retries, so that the caller gets a reply within ten seconds. */
const totalMs = 9_500;
const longestAnswerBytes = 1024 * 1024;
/** Backoff of retries; only reads are retried here. */
const readAgainMs: readonly number[] = [250, 1_000];

export interface PaystackConnection {
  secretKey: string;
  baseUrl: string;
  /** Called once with the outcome of each call, whatever the number of retries. */
  onOutcome?: (outcome: Outcome) => void;
  /** Without it, those of every read. Tests without Paystack wait for none. */
  readAgainMs?: readonly number[];
}

interface Call<Schema extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  data: Schema;
}

export async function callPaystack<Schema extends z.ZodType>(
  connection: PaystackConnection,
  call: Call<Schema>,
): Promise<z.output<Schema>> {
  return (await callCounted(connection, call)).data;
}

export interface ListPage<Row> {
  rows: Row[];
  isLast: boolean;
}

/** One page of a list. A reply without paging metadata is unclear. */
export async function readPage<Row extends z.ZodType>(
  connection: PaystackConnection,
  call: { path: string; row: Row },
): Promise<ListPage<z.output<Row>>> {
  const { path, row } = call;
  const { data: rows, meta } = await callCounted(connection, { method: 'GET', path, data: z.array(row) });
  const read = listMeta.safeParse(meta);
  if (!read.success) throw new PaystackUnclear(`Paystack did not say how long ${path} is`);
  return { rows, isLast: read.data.page >= read.data.pageCount };
}

interface Answer<Schema extends z.ZodType> {
  data: z.output<Schema>;
  meta: unknown;
}

async function callCounted<Schema extends z.ZodType>(
  connection: PaystackConnection,
  call: Call<Schema>,
): Promise<Answer<Schema>> {
  try {
    const answered = await callPatiently(connection, call);
    connection.onOutcome?.('ok');
    return answered;
  } catch (error) {
    connection.onOutcome?.(error instanceof PaystackRefused ? 'refused' : 'failed');
    throw error;
  }
}

/**
 * One call to Paystack. Reads are retried when the outcome is unclear; writes are not, because only their caller
 * knows whether that is safe.
 */
async function callPatiently<Schema extends z.ZodType>(
  connection: PaystackConnection,
  call: Call<Schema>,
): Promise<Answer<Schema>> {
  const waits = call.method === 'GET' ? (connection.readAgainMs ?? readAgainMs) : [];
  const deadline = AbortSignal.timeout(totalMs);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce(connection, call, deadline);
    } catch (error) {
      const wait = waits[attempt];
      if (!(error instanceof PaystackUnclear) || wait === undefined || deadline.aborted) throw error;
      await sleep(wait * (0.5 + Math.random() / 2));
    }
  }
}

async function callOnce<Schema extends z.ZodType>(
  connection: PaystackConnection,
  call: Call<Schema>,
  deadline: AbortSignal,
): Promise<Answer<Schema>> {
  const { status, text } = await send(connection, call, deadline);
  const read = answer.safeParse(parseJson(text));
  if (status === 429 || status >= 500 || !read.success) {
    throw new PaystackUnclear(`Paystack answered ${status} to ${call.method} ${call.path}`);
  }
  const { status: isYes, message, code, data, meta } = read.data;
  if (isYes !== true || status >= 400) {
    throw new PaystackRefused(message ?? 'Paystack refused the request.', {
      status,
      code: code ?? 'unknown',
    });
  }
  const parsed = call.data.safeParse(data);
  if (parsed.success) return { data: parsed.data, meta };
  throw new PaystackUnclear(`Paystack's answer to ${call.method} ${call.path} makes no sense`, {
    cause: parsed.error,
  });
}

async function send(
  connection: PaystackConnection,
  call: { method: 'GET' | 'POST'; path: string; body?: unknown },
  deadline: AbortSignal,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${connection.baseUrl}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${connection.secretKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: 'error',
      signal: deadline,
    });
    return { status: response.status, text: await readBounded(response) };
  } catch (error) {
    if (error instanceof PaystackUnclear) throw error;
    throw new PaystackUnclear(`Paystack did not answer ${call.method} ${call.path}`, { cause: error });
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswerBytes) throw new PaystackUnclear('Paystack sent far more than it should');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
