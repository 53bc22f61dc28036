import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { joinDatabase } from '../db/open-database.ts';
import { proveChain } from '../modules/platform/audit/index.ts';
import { createLog } from '../process/log.ts';
import { openDeps } from '../process/open-deps.ts';
import { runProcess } from '../process/run-process.ts';

/** `npm run verify-audit`: verifies the whole chain of the audit log, and fails at the first broken line. */
await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await joinDatabase(config, { lifecycle });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps } = await openDeps({ config, database, lifecycle, log: createLog(config) });
  const { checked, broken } = await proveChain(deps.db);
  process.stdout.write(
    broken
      ? `BROKEN at line ${broken.position}: ${broken.fault}.\n`
      : `The audit log is whole: ${checked} lines, each proven by the next.\n`,
  );
  await lifecycle.stop(broken ? 1 : 0);
});
