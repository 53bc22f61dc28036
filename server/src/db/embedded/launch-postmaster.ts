import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupFault } from '../../config/startup-fault.ts';
import type { Place } from './place.ts';
import { type Postmaster, pollMs, readPidFile, runsOn } from './postmaster.ts';
import { programEnvironment } from './server-account.ts';
import { serverSettings } from './server-settings.ts';
import { isAlive } from './signal-process.ts';

interface LaunchOptions {
  durable: boolean;
  logFile: string;
}

/** Errors of PostgreSQL that are transient: a port just taken, processes of a killed server still ending. */
const transientErrors = ['could not create any TCP/IP sockets', 'pre-existing shared memory block'];
const attemptsAtMost = 50;
const pauseMs = 200;
/** Recovery after a crash may take this long. */
const readyTimeoutMs = 120_000;

/**
 * Starts a server and waits until it accepts connections. Undefined when another process started one on the same
 * cluster first.
 */
export async function launchPostmaster(
  place: Place,
  options: LaunchOptions,
): Promise<Postmaster | undefined> {
  await removeMisleadingPidFile(place.clusterDir);
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce(place, options);
    if (typeof outcome === 'object') return outcome;
    if (outcome.includes('"postmaster.pid" already exists')) return undefined;
    const isTransient = transientErrors.some((transientError) => outcome.includes(transientError));
    if (!isTransient || attempt === attemptsAtMost) {
      throw new StartupFault(
        `The embedded PostgreSQL did not start: ${reasonIn(outcome)} The full log is ${options.logFile}.`,
      );
    }
    await delay(pauseMs);
  }
}

/** PostgreSQL takes any running process with the recorded id for a server, and would refuse to start. */
async function removeMisleadingPidFile(clusterDir: string): Promise<void> {
  const recorded = await readPidFile(clusterDir);
  if (recorded === undefined || (await runsOn(clusterDir, recorded.pid))) return;
  if (isAlive(recorded.pid)) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** A running server, or its log output when it ended. */
async function launchOnce(place: Place, options: LaunchOptions): Promise<Postmaster | string> {
  const log = await openLog(options.logFile);
  try {
    const { size: logStart } = await log.stat();
    const child = spawnServer(
      place,
      log,
      serverSettings({ port: await findFreePort(), durable: options.durable }),
    );
    let ended = false;
    const end = endOf(child).then(() => {
      ended = true;
    });
    const deadline = Date.now() + readyTimeoutMs;
    while (!ended && Date.now() < deadline) {
      const postmaster = await readPidFile(place.clusterDir);
      if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
      await delay(pollMs);
    }
    if (!ended) child.kill('SIGQUIT');
    await end;
    return (await readFile(options.logFile)).subarray(logStart).toString();
  } finally {
    await log.close();
  }
}

function spawnServer(place: Place, log: FileHandle, settings: Record<string, string>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(place.binDir, 'postgres'), ['-D', place.clusterDir, ...flags], {
    ...place.account,
    cwd: '/',
    env: programEnvironment,
    // A session of its own: Ctrl-C in the terminal must not reach the server before requests are done.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  return child;
}

/** A program that could not be started counts as ended. */
function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const largestLogBytes = 5_000_000;

async function openLog(file: string): Promise<FileHandle> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > largestLogBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

function reasonIn(log: string): string {
  const line = log.split('\n').find((candidate) => candidate.includes('FATAL:'));
  return line ? `${line.slice(line.indexOf('FATAL:') + 'FATAL:'.length).trim()}.` : 'it gave no reason.';
}
