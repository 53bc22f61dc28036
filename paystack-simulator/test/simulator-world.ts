import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type StartOptions, startSimulator } from '../src/start-simulator.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** Each test starts its own server, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

export const secretKey = 'sk_test_0123456789abcdef';

/** Real time is stopped, so the virtual clock moves only when a test advances it. */
export const stoppedClock = Date.UTC(2026, 0, 15, 9, 0, 0);

const answerBody = z.looseObject({ data: z.unknown().optional() });

export interface Answer {
  status: number;
  headers: Headers;
  body: z.infer<typeof answerBody>;
}

export interface TestSimulator {
  url: string;
  receiver: WebhookReceiver;
  /** An API call with the right key. */
  call(endpoint: string, body?: unknown): Promise<Answer>;
  /** A call to the control plane, which must succeed; returns its data. */
  control(endpoint: string, body?: unknown): Promise<unknown>;
  /** Runs everything that is due. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestSimulator(options: Partial<StartOptions> = {}): Promise<TestSimulator> {
  const receiver = await startWebhookReceiver();
  const { stateFile = ':memory:' } = options;
  const { url, close } = await startSimulator({
    port: 0,
    secretKey,
    now: () => stoppedClock,
    webhookUrl: receiver.url,
    ...options,
    stateFile,
  });
  const stop = once(async () => {
    await close();
    await receiver.close();
  });
  onTestFinished(stop);
  const call = (endpoint: string, body?: unknown) => sendCall(url, endpoint, body);
  const control = async (endpoint: string, body?: unknown) => {
    const [method, path] = endpoint.split(' ');
    const answer = await call(`${method} /__sim${path}`, body);
    if (answer.status !== 200) throw new Error(`${endpoint}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  return {
    url,
    receiver,
    call,
    control,
    settle: async () => {
      await control('POST /clock/advance', { ms: 0 });
    },
    close: stop,
  };
}

export function newStateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paystack-simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'state.sqlite');
}

export async function sendCall(
  url: string,
  endpoint: string,
  body?: unknown,
  key = secretKey,
): Promise<Answer> {
  const [method = 'GET', path] = endpoint.split(' ');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: answerBody.parse(await answer.json()) };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
