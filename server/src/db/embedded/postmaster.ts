import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runProgram } from './server-account.ts';
import { signalProcess } from './signal-process.ts';

/**
 * The main process of a PostgreSQL server. It writes its id, port and state to postmaster.pid and removes the file
 * when it ends, unless it was killed. The id may since belong to another program, so it counts only when that
 * process's working directory is the cluster.
 */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

export const pollMs = 15;

/** The server that runs on this cluster, started by any process. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const recorded = await readPidFile(clusterDir);
  return recorded && (await runsOn(clusterDir, recorded.pid)) ? recorded : undefined;
}

/** Stops a server and waits until its process has ended, with signals of increasing severity. */
export async function stopPostmaster(clusterDir: string, pid: number): Promise<void> {
  const stages = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (const signal of stages) {
    if (!signalProcess(pid, signal)) return;
    const deadline = Date.now() + stageMs;
    while (Date.now() < deadline) {
      if (!(await runsOn(clusterDir, pid))) return;
      await delay(pollMs);
    }
  }
}

const stageMs = 5_000;

export async function readPidFile(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , state] = text.split('\n');
  if (!pid) return undefined;
  return { pid: Number(pid), port: Number(port), ready: state?.trim() === 'ready' };
}

export async function runsOn(clusterDir: string, pid: number): Promise<boolean> {
  const folder = await realpath(clusterDir).catch(() => clusterDir);
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === folder;
  }
  const { output } = await runProgram('ps', ['-o', 'command=', '-p', String(pid)]);
  return output.includes(clusterDir) || output.includes(folder);
}
