import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { joinDatabase } from '../db/open-database.ts';
import { auditMoney } from '../modules/portals/money-watch/index.ts';
import { createLog } from '../process/log.ts';
import { openDeps } from '../process/open-deps.ts';
import { runProcess } from '../process/run-process.ts';

/** `npm run audit-ledger`: runs every ledger check, prints each, and fails when one is violated. */
await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await joinDatabase(config, { lifecycle });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps } = await openDeps({ config, database, lifecycle, log: createLog(config) });
  const { checks, entries, clean, startedAt, finishedAt } = await auditMoney(deps);
  for (const { name, faults } of checks) {
    process.stdout.write(
      `${faults === 0 ? 'holds ' : 'BROKEN'}  ${name}${faults === 0 ? '' : ` (${faults})`}\n`,
    );
  }
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  process.stdout.write(
    clean
      ? `Every kobo is accounted for: ${checks.length} invariants over ${entries} entries in ${seconds} s.\n`
      : 'The books do not balance. Payouts are frozen, and the staff who look after money are alerted.\n',
  );
  await lifecycle.stop(clean ? 0 : 1);
});
