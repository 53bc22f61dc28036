import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DataFolder } from './data-folder.ts';
import { StartupFault } from './startup-fault.ts';

const secretsSchema = z.object({
  /** In the format of APP_KEYS; used when that is not set. */
  appKeys: z.string().min(1),
  databasePasswords: z.object({
    superuser: z.string().min(1),
    owner: z.string().min(1),
    app: z.string().min(1),
  }),
});

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Reads the secrets of a data folder, and generates them on its first use. A data folder with a database but without
 * secrets has lost them: new ones would only hide that its sealed values can no longer be read.
 */
export async function loadSecrets(folder: DataFolder): Promise<Secrets> {
  const text = await readIfPresent(folder.secretsFile);
  if (text !== undefined) return parseSecrets(text, folder.secretsFile);
  if (existsSync(folder.clusterDir) || existsSync(folder.clusterNote)) {
    throw new StartupFault(
      `${folder.secretsFile} is missing, and the database in this data folder cannot be opened without it. ` +
        'Restore it from a backup, or run "npm run db:reset" to start with an empty database.',
    );
  }
  await createSecrets(folder.secretsFile);
  return parseSecrets(await readFile(folder.secretsFile, 'utf8'), folder.secretsFile);
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupFault(`${file} is damaged. Restore it from a backup.`);
  }
}

/** `link` either creates the complete file or fails because another process was first; both are fine. */
async function createSecrets(file: string): Promise<void> {
  const secrets: Secrets = {
    appKeys: `k1:${randomBytes(32).toString('base64')}`,
    databasePasswords: { superuser: makePassword(), owner: makePassword(), app: makePassword() },
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(draft);
  }
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupFault(
      `${file} cannot be read (${reason}). Start Oja as the user who owns the data folder.`,
    );
  }
}
