import { spawn } from 'node:child_process';
import { StartupFault } from '../../config/startup-fault.ts';

/** PostgreSQL refuses to run as root, so under root its programs run as an unprivileged user. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

export async function findServerAccount(): Promise<ServerAccount> {
  for (const name of candidates) {
    const uid = await runProgram('id', ['-u', name]);
    const gid = await runProgram('id', ['-g', name]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new StartupFault(
    `As root, Oja runs its database as the user ${candidates.join(' or ')}, and this machine has neither. ` +
      'Start Oja as an ordinary user, or set DATABASE_URL.',
  );
}

/** Tested by the system itself, because modes of every parent folder and access lists decide together. */
export async function mayEnter(account: ServerAccount, folder: string): Promise<boolean> {
  const { code } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
  return code === 0;
}

export interface ProgramResult {
  /** Null when a signal ended the program or it could not be started. */
  code: number | null;
  output: string;
}

/** A minimal environment and a fixed locale, so that a program's output does not depend on the caller. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export function runProgram(
  file: string,
  args: readonly string[],
  account?: ServerAccount,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    // A group of its own: Ctrl-C in the terminal must not cut a program of the database short.
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: programEnvironment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
