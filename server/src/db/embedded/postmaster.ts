import { spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupFault } from '../../startup-fault.ts';
import type { Place } from './place.ts';
import { programEnvironment, runProgram } from './server-account.ts';
import { serverSettings } from './server-settings.ts';
import { isAlive, signalProcess } from './signal-process.ts';

/**
 * The main process of a PostgreSQL server. It writes its id, port and state into postmaster.pid and removes
 * the file when it ends, unless it was killed. An id in that file may since belong to another program, so it
 * counts only when that process works in the folder of the cluster.
 */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const pollMs = 15;
const readyTimeoutMs = 120_000;
const fastStopMs = 5_000;
const immediateStopMs = 5_000;

/** The server that runs on this cluster, whoever started it. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const postmaster = await readPidFile(clusterDir);
  if (postmaster === undefined || !(await runsOn(clusterDir, postmaster.pid))) return undefined;
  return postmaster;
}

/**
 * Starts a server and waits until it takes connections. Returns nothing when another process started one on
 * the same cluster first.
 */
export async function launchPostmaster(
  place: Place,
  options: { durable: boolean; logFile: string },
): Promise<Postmaster | undefined> {
  await removeMisleadingPidFile(place.clusterDir);
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce(place, options);
    if (typeof outcome === 'object') return outcome;
    if (outcome.includes('"postmaster.pid" already exists')) return undefined;
    // The port was free a moment ago; somebody else may have taken it meanwhile.
    if (outcome.includes('could not create any TCP/IP sockets') && attempt < 5) continue;
    throw new StartupFault(
      `The embedded PostgreSQL did not start: ${reasonIn(outcome)} The whole story is in ${options.logFile}.`,
    );
  }
}

/** Ends a server and returns when its process is gone: politely, then firmly, then by force. */
export async function stopPostmaster(clusterDir: string, pid: number): Promise<void> {
  const stages = [
    { signal: 'SIGINT', waitMs: fastStopMs },
    { signal: 'SIGQUIT', waitMs: immediateStopMs },
    { signal: 'SIGKILL', waitMs: immediateStopMs },
  ] as const;
  for (const { signal, waitMs } of stages) {
    if (!signalProcess(pid, signal)) return;
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!(await runsOn(clusterDir, pid))) return;
      await delay(pollMs);
    }
  }
}

/** A running server, or what it wrote into its log before it ended. */
async function launchOnce(
  place: Place,
  options: { durable: boolean; logFile: string },
): Promise<Postmaster | string> {
  const port = await findFreePort();
  const log = await openLog(options.logFile);
  const { size: logStart } = await log.stat();
  let ended = false;
  try {
    const settings = serverSettings({ port, durable: options.durable });
    const child = spawn(
      join(place.binDir, 'postgres'),
      [
        '-D',
        place.clusterDir,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...place.account,
        cwd: '/',
        env: programEnvironment,
        // A session of its own: Ctrl-C in the terminal must not reach the server before requests are done.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    child.once('exit', () => {
      ended = true;
    });
    child.once('error', () => {
      ended = true;
    });
    child.unref();
    const deadline = Date.now() + readyTimeoutMs;
    while (!ended && Date.now() < deadline) {
      const postmaster = await readPidFile(place.clusterDir);
      if (postmaster?.ready && postmaster.pid === child.pid) return postmaster;
      await delay(pollMs);
    }
    if (!ended) child.kill('SIGQUIT');
    return await readFrom(options.logFile, logStart);
  } finally {
    await log.close();
  }
}

async function readPidFile(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , state] = text.split('\n');
  if (!pid) return undefined;
  return { pid: Number(pid), port: Number(port), ready: state?.trim() === 'ready' };
}

async function runsOn(clusterDir: string, pid: number): Promise<boolean> {
  const folder = await realpath(clusterDir).catch(() => clusterDir);
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === folder;
  }
  const { output } = await runProgram('ps', ['-o', 'command=', '-p', String(pid)]);
  return output.includes(clusterDir) || output.includes(folder);
}

/** PostgreSQL takes any living process with the noted id for a server, and would refuse to start. */
async function removeMisleadingPidFile(clusterDir: string): Promise<void> {
  const noted = await readPidFile(clusterDir);
  if (noted === undefined || (await runsOn(clusterDir, noted.pid))) return;
  if (isAlive(noted.pid)) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
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

async function openLog(file: string) {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > largestLogBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function readFrom(file: string, start: number): Promise<string> {
  const content = await readFile(file);
  return content.subarray(start).toString();
}

function reasonIn(log: string): string {
  const line = log.split('\n').find((candidate) => candidate.includes('FATAL:'));
  return line ? `${line.slice(line.indexOf('FATAL:') + 'FATAL:'.length).trim()}.` : 'it gave no reason.';
}
