import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { serverCommand } from '../../scripts/lib/server-command.mjs';
import { type Child, startNode } from './child.ts';
import { freePort } from './free-port.ts';

export interface Oja extends AsyncDisposable {
  url: string;
  pid: number;
  /** From the start of the process until it was ready. */
  readyMs: number;
}

const readyWithinMs = 180_000;
const pollIntervalMs = 20;

/** API process only, as behind a load balancer; demo users exist, and rate limits are off. */
const productionApi = {
  NODE_ENV: 'production',
  ROLE: 'api',
  DEMO: 'on',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000000',
};

/** The server in production mode, on the embedded database in the given folder. */
export function startApi(dataDir: string, env: Record<string, string> = {}): Promise<Oja> {
  const keys = { APP_KEYS: `k1:${randomBytes(32).toString('base64')}` };
  return startAndWait(serverCommand, { ...productionApi, ...keys, ...env, DATA_DIR: dataDir });
}

/** The equivalent of `npm start`. */
export function startDefault(dataDir: string): Promise<Oja> {
  return startAndWait(['scripts/start.mjs'], { DATA_DIR: dataDir, npm_lifecycle_event: 'start' });
}

async function startAndWait(args: string[], env: Record<string, string>): Promise<Oja> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = startNode(args, { ...env, PORT: String(port) });
  const url = `http://localhost:${port}`;
  try {
    await waitUntilReady(child, url);
  } catch (error) {
    await child[Symbol.asyncDispose]();
    throw error;
  }
  const { pid } = child.process;
  if (pid === undefined) throw new Error('unreachable: a process that answers has an id');
  return { ...child, url, pid, readyMs: performance.now() - startedAt };
}

async function waitUntilReady(child: Child, url: string): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  let end: number | string | undefined;
  void child.ended.then((code) => {
    end = code;
  });
  while (end === undefined && performance.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await delay(pollIntervalMs);
  }
  const reason = end === undefined ? 'was not ready in time' : `ended with ${end}`;
  throw new Error(`The server ${reason}. It printed:\n${child.output()}`);
}
