import { type AppKey, parseAppKeys } from '../crypto/app-keys.ts';
import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { loadSecrets } from './secrets.ts';

/** The configured keys, or those of the data folder, which are created with it. */
export async function readAppKeys(config: Config): Promise<AppKey[]> {
  if (config.appKeys) return config.appKeys;
  const secrets = await loadSecrets(await prepareDataFolder(config.dataDir));
  return parseAppKeys(secrets.appKeys);
}
