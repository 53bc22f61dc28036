import { existsSync } from 'node:fs';
import { dataFolderAt } from '../../config/data-folder.ts';
import { loadSecrets } from '../../config/secrets.ts';
import { locateCluster } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import { appUrl, ownerUrl } from './urls.ts';

/** The embedded server that another process runs on this data folder; undefined when none does. */
export async function findRunningPostgres(
  dataDir: string,
): Promise<{ ownerUrl: string; appUrl: string } | undefined> {
  const folder = dataFolderAt(dataDir);
  if (!existsSync(folder.secretsFile)) return undefined;
  const postmaster = await findPostmaster(await locateCluster(folder));
  if (!postmaster?.ready) return undefined;
  const { databasePasswords: passwords } = await loadSecrets(folder);
  return { ownerUrl: ownerUrl(passwords, postmaster.port), appUrl: appUrl(passwords, postmaster.port) };
}
