import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { StartupFault } from '../config/startup-fault.ts';
import type { ApiOrder } from './api-process.ts';

/**
 * Several API processes on one port (WEB_CONCURRENCY). They receive the database URLs over the IPC channel, so that
 * no password is in their environment. One that dies is replaced after a delay; all of them end with this process.
 */
export interface ApiProcesses {
  stop(): Promise<void>;
}

const replaceAfterMs = 1_000;
/** Beside this file in the sources and in the built server. */
const apiProcess = new URL(`./api-process${extname(import.meta.url)}`, import.meta.url);

export async function startApiProcesses(options: {
  count: number;
  order: ApiOrder;
  log: FastifyBaseLogger;
}): Promise<ApiProcesses> {
  let isStopping = false;
  cluster.setupPrimary({ exec: fileURLToPath(apiProcess) });
  process.on('exit', () => {
    for (const child of living()) child.process.kill('SIGKILL');
  });

  async function startOne(): Promise<void> {
    const child = cluster.fork();
    child.send(options.order);
    await listening(child);
    child.once('exit', (exitCode) => {
      if (isStopping) return;
      options.log.error({ exitCode }, 'an API process died and is replaced');
      setTimeout(replace, replaceAfterMs);
    });
  }

  function replace(): void {
    if (!isStopping) startOne().catch(() => setTimeout(replace, replaceAfterMs));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(
      living().map(async (child) => {
        const ended = once(child, 'exit');
        child.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  try {
    await Promise.all(Array.from({ length: options.count }, startOne));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {})
    .filter((child) => child !== undefined)
    .filter((child) => !child.isDead());
}

function listening(child: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('listening', () => resolve());
    child.once('exit', () => reject(new StartupFault('An API process ended while it started; see above.')));
  });
}
