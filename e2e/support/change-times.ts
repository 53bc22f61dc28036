import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a command of `server/test` that changes what no call changes, times above all, in the database of the journeys. */
export async function changeTimes(command: string, ...args: string[]): Promise<void> {
  const path = fileURLToPath(new URL(`../../server/test/${command}`, import.meta.url));
  await promisify(execFile)(process.execPath, [path, process.env.OJA_E2E_DATA ?? '', ...args]);
}
