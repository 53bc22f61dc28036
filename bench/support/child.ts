import { type ChildProcess, spawn } from 'node:child_process';
import { closing } from './closing.ts';
import { root } from './root.ts';

/** A Node process of ours that is ended with SIGTERM, and awaited, when the measure is over. */
export interface Child extends AsyncDisposable {
  process: ChildProcess;
  /** The code it ended with, or the signal. */
  ended: Promise<number | string>;
  /** Everything it printed so far. */
  output(): string;
}

/** Only what a process needs to run: settings of the person who measures must not reach what is measured. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'];

export function startNode(args: readonly string[], env: Record<string, string> = {}): Child {
  const inherited = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, ...env },
    // The channel tells the server when this process is gone, so that it never outlives a killed run.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const end = closing(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  return { process: child, ended, output: () => output, ...end };
}
