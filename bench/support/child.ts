import { type ChildProcess, spawn } from 'node:child_process';
import { closing } from './closing.ts';
import { root } from './root.ts';

/** A Node process that is ended with SIGTERM, and awaited, at the end of the measure. */
export interface Child extends AsyncDisposable {
  process: ChildProcess;
  /** The exit code or signal. */
  ended: Promise<number | string>;
  /** Its output so far. */
  output(): string;
}

/** Only the necessary variables: settings of the developer's shell must not reach the measured process. */
const inheritedNames = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'];

export function startNode(args: readonly string[], env: Record<string, string> = {}): Child {
  const inherited = Object.fromEntries(inheritedNames.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, ...env },
    // The IPC channel ends the server when this process is gone, so that it never outlives a killed run.
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
