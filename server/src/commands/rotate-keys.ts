import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { joinDatabase } from '../db/open-database.ts';
import { resealColumn } from '../db/reseal-column.ts';
import { recomputeFingerprints } from '../modules/money/bank-accounts/index.ts';
import { resealDocuments } from '../modules/people/applications/index.ts';
import { createLog } from '../process/log.ts';
import { openDeps } from '../process/open-deps.ts';
import { runProcess } from '../process/run-process.ts';
import { sealedColumns } from '../process/sealed-columns.ts';

/**
 * `npm run rotate-keys`: reseals everything with the first key of APP_KEYS, in the database and in the storage. Put
 * the new key first and keep the old ones after it, restart Oja, then run this; afterwards the old keys may be
 * removed.
 */
await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await joinDatabase(config, { lifecycle });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps } = await openDeps({ config, database, lifecycle, log: createLog(config) });
  for (const sealed of sealedColumns) {
    const values = await resealColumn(deps.db, deps.sealer, sealed);
    process.stdout.write(`${sealed.table}.${sealed.column}: ${values} sealed anew\n`);
  }
  process.stdout.write(`bank_accounts.fingerprint: ${await recomputeFingerprints(deps)} made anew\n`);
  process.stdout.write(`documents in the storage: ${await resealDocuments(deps)} sealed anew\n`);
  process.stdout.write(`Everything is under the key "${deps.sealer.currentKeyId}" now.\n`);
  await lifecycle.stop(0);
});
