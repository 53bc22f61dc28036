import type { Config } from '../config/config.ts';
import type { Lifecycle } from '../work/lifecycle.ts';
import { reachDatabase } from './reach-database.ts';

export interface DatabaseUrls {
  ownerUrl: string;
  appUrl: string;
  /** True when the application connects as the owner and must switch roles itself, see client.ts. */
  assumeAppRole: boolean;
}

/** The configured PostgreSQL, or the embedded one, which is loaded only then and runs as long as this process. */
export async function openDatabase(
  config: Config,
  { lifecycle, print }: { lifecycle: Lifecycle; print: (sentence: string) => void },
): Promise<DatabaseUrls> {
  if (config.databaseUrl) return openConfigured(config.databaseUrl, config.databaseOwnerUrl);
  const onLost = () => {
    print('The embedded database is gone; its log is postgres.log in the data folder');
    void lifecycle.stop(1);
  };
  const { ownerUrl, appUrl } = await lifecycle.open(
    'database',
    async () => {
      const { startEmbeddedPostgres } = await import('./embedded/index.ts');
      return startEmbeddedPostgres({ dataDir: config.dataDir, log: print, onLost });
    },
    (embedded) => embedded.stop(),
  );
  return { ownerUrl, appUrl, assumeAppRole: false };
}

/** For a command: the database of a running Oja, or, when none runs, the database for the duration of the command. */
export async function joinDatabase(
  config: Config,
  { lifecycle }: { lifecycle: Lifecycle },
): Promise<DatabaseUrls> {
  if (!config.databaseUrl) {
    const { findRunningPostgres } = await import('./embedded/find-running.ts');
    const running = await findRunningPostgres(config.dataDir);
    if (running) return { ...running, assumeAppRole: false };
  }
  return openDatabase(config, { lifecycle, print: () => undefined });
}

async function openConfigured(appUrl: string, ownerUrl: string | undefined): Promise<DatabaseUrls> {
  await reachDatabase('DATABASE_URL', appUrl);
  if (ownerUrl === undefined) return { ownerUrl: appUrl, appUrl, assumeAppRole: true };
  await reachDatabase('DATABASE_OWNER_URL', ownerUrl);
  return { ownerUrl, appUrl, assumeAppRole: false };
}
