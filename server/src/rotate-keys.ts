import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { joinDatabase } from './db/open-database.ts';
import { resealColumn, type SealedColumn } from './db/reseal-column.ts';
import { createLog } from './log.ts';
import { sealedAccountColumns } from './modules/accounts/index.ts';
import { sealedListingColumns } from './modules/listings/index.ts';
import { sealedPurchaseColumns } from './modules/purchases/index.ts';
import { openDeps } from './open-deps.ts';
import { runProcess } from './run-process.ts';

/**
 * `npm run rotate-keys`: seals everything in the database with the first key of APP_KEYS. Put the new key first and
 * keep the old ones behind it, restart Oja, then run this. Documents in the storage stay under the key they were
 * stored with, so the old keys may go only when there are none.
 */
const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccountColumns,
  ...sealedListingColumns,
  ...sealedPurchaseColumns,
];

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await joinDatabase(config, { lifecycle });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps } = await openDeps({ config, database, lifecycle, log: createLog(config) });
  for (const sealed of sealedColumns) {
    const values = await resealColumn(deps.db, deps.sealer, sealed);
    process.stdout.write(`${sealed.table}.${sealed.column}: ${values} sealed anew\n`);
  }
  process.stdout.write(`Everything in these columns is under the key "${deps.sealer.currentKeyId}" now.\n`);
  await lifecycle.stop(0);
});
