import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupFault } from '../../config/startup-fault.ts';
import type { Place } from './place.ts';
import { runProgram } from './server-account.ts';
import { isAlive } from './signal-process.ts';
import { superuserName } from './urls.ts';

/**
 * Creates an empty database cluster in a temporary folder and renames it, so that a cluster under its final name is
 * always complete. When two processes create one at the same time, the second removes its own.
 */
export async function createCluster(
  place: Place,
  options: { superuserPassword: string; durable: boolean },
): Promise<void> {
  await removeDeadDrafts(place.clusterDir);
  const draft = `${place.clusterDir}${draftMark}${process.pid}`;
  const passwordFile = join(draft, 'password');
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, options.superuserPassword, { mode: 0o600 });
    if (place.account) {
      await chown(draft, place.account.uid, place.account.gid);
      await chown(passwordFile, place.account.uid, place.account.gid);
    }
    const initialised = await runProgram(
      join(place.binDir, 'initdb'),
      [
        `--pgdata=${join(draft, 'cluster')}`,
        `--username=${superuserName}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The built-in locale sorts the same on every machine; the system's locales differ between them.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
        ...(options.durable ? [] : ['--no-sync']),
      ],
      place.account,
    );
    if (initialised.code !== 0) {
      throw new StartupFault(
        `The database could not be made in ${dirname(place.clusterDir)}: ${lastLine(initialised.output)}`,
      );
    }
    await moveIntoPlace(join(draft, 'cluster'), place.clusterDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const draftMark = '.new-';

async function moveIntoPlace(made: string, clusterDir: string): Promise<void> {
  try {
    await rename(made, clusterDir);
  } catch (error) {
    if (!existsSync(clusterDir)) throw error;
  }
}

async function removeDeadDrafts(clusterDir: string): Promise<void> {
  const prefix = basename(clusterDir) + draftMark;
  for (const name of await readdir(dirname(clusterDir))) {
    if (!name.startsWith(prefix) || isMakingOne(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(clusterDir), name), { recursive: true, force: true });
  }
}

function isMakingOne(pid: number): boolean {
  return pid !== process.pid && isAlive(pid);
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
