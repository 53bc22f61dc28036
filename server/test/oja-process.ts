import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { dataFolderAt } from '../src/config/data-folder.ts';
import { locateCluster } from '../src/db/embedded/place.ts';
import { findPostmaster, runsOn } from '../src/db/embedded/postmaster.ts';

/** The real server in a process of its own. */
export interface OjaProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output(): string;
  /** Waits for a text in its output; fails when the process ends without it. */
  printed(text: string): Promise<void>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url));
export const readyText = 'Stop with Ctrl-C';

export async function launchOja(env: Record<string, string>): Promise<OjaProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [mainFile], {
    env: { ...keptVariables(), DEMO: 'off', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const readers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const read of readers) read();
    });
  }
  // Not 'close', which is not emitted after the channel was cut.
  const read = Promise.all([child.stdout, child.stderr].map((stream) => stream && finished(stream)));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => void read.then(() => resolve(code ?? signal)));
  });
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const read = () => {
        if (!output.includes(text)) return;
        readers.delete(read);
        resolve();
      };
      readers.add(read);
      read();
      void ended.then((code) =>
        reject(new Error(`it ended with ${code} before it printed "${text}": ${output}`)),
      );
    });
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, printed, ended };
}

/** Nothing of the configuration of the tests themselves. */
function keptVariables(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** The embedded database server of a data folder, as a process that may end. */
export async function databaseProcess(dataDir: string): Promise<{ isRunning(): Promise<boolean> }> {
  const clusterDir = await locateCluster(dataFolderAt(dataDir));
  const postmaster = await findPostmaster(clusterDir);
  if (postmaster === undefined) throw new Error(`no database server runs on ${clusterDir}`);
  return { isRunning: () => runsOn(clusterDir, postmaster.pid) };
}
