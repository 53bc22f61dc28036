import { readConfig } from '../config/config.ts';
import { dataFolderAt } from '../config/data-folder.ts';
import { StartupFault } from '../config/startup-fault.ts';
import { resetDataFolder } from '../db/embedded/reset-data-folder.ts';

/** `npm run db:reset`. */
try {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new StartupFault(
      'DATABASE_URL is set, and only the embedded database can be reset. Unset it, or empty that database yourself.',
    );
  }
  const folder = dataFolderAt(config.dataDir);
  await resetDataFolder(folder);
  process.stdout.write(
    `Database, uploads and mails of ${folder.root} are gone; the next start makes new ones.\n`,
  );
} catch (error) {
  if (!(error instanceof StartupFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
