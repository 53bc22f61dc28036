import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Config, isProduction } from '../config/config.ts';
import { dataFolderAt } from '../config/data-folder.ts';
import { readAppKeys } from '../config/read-app-keys.ts';
import { createSealer } from '../crypto/sealing.ts';
import { connect, type DatabaseClient } from '../db/client.ts';
import type { DatabaseUrls } from '../db/open-database.ts';
import { followDatabaseClock, readDatabaseClock } from '../db/shared-clock.ts';
import { retryWhileDatabaseOut } from '../db/startup-retry.ts';
import { watchConnections } from '../db/watch-connections.ts';
import type { Deps } from '../deps/deps.ts';
import { createReloadingMailGateway } from '../gateways/mail/index.ts';
import { createWebPush } from '../gateways/push/index.ts';
import { createSmsGateway } from '../gateways/sms/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import { createWebhookGateway } from '../gateways/webhooks/webhook-gateway.ts';
import { announce, startLiveHub } from '../live/live-hub.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createSessionCache } from '../modules/people/accounts/index.ts';
import { createSettingsReader } from '../modules/platform/settings/index.ts';
import { createMarket } from '../modules/trade/listings/index.ts';
import type { Lifecycle } from '../work/lifecycle.ts';
import { readMailRules } from './mail-rules.ts';
import { openPaystack } from './open-paystack.ts';

/** Database connections of an instance, shared by all its processes. */
const connectionsForAll = 150;
const connectionsAtMost = 16;
/** Two runners with a LISTEN connection each, and six concurrent jobs. */
const connectionsForJobs = 8;

interface Options {
  config: Config;
  database: Pick<DatabaseUrls, 'appUrl' | 'assumeAppRole'>;
  lifecycle: Pick<Lifecycle, 'open'>;
  log: FastifyBaseLogger;
  runsJobs?: boolean;
  /** Tests pass a clock of their own. */
  now?: () => Date;
}

/** Opens what requests and jobs need: the connection pool, the live hub and the gateways. */
export async function openDeps(options: Options): Promise<{ deps: Deps; pool: pg.Pool }> {
  const { config, lifecycle, log } = options;
  const { appUrl, assumeAppRole } = options.database;
  const folder = dataFolderAt(config.dataDir);
  const { db, pool } = await lifecycle.open(
    'database connections',
    async () => openPool(options),
    (client) => client.close(),
  );
  const { now } = options.now
    ? { now: options.now }
    : await lifecycle.open(
        'shared clock',
        () => retryWhileDatabaseOut(() => followDatabaseClock(() => readDatabaseClock(db))),
        async (clock) => clock.stop(),
      );
  const live = await lifecycle.open(
    'live hub',
    () => retryWhileDatabaseOut(() => startLiveHub({ url: appUrl, assumeAppRole, log })),
    (hub) => hub.stop(),
  );
  const metrics = await lifecycle.open(
    'outcome counters',
    async () => createMetrics({ db, pool, log }),
    ({ outcomes }) => outcomes.stop(),
  );
  const settings = createSettingsReader({ db, now });
  const sealer = createSealer(await readAppKeys(config));
  const deps: Deps = {
    config,
    db,
    log,
    now,
    live,
    settings,
    sealer,
    metrics,
    paystack: openPaystack(config, sealer, (outcome) => metrics.outcomes.count('paystack', outcome)),
    market: createMarket({
      db,
      now,
      isCacheEnabled: config.marketCache,
      announceChange: () => announce(db, { marketChanged: true }),
      log,
    }),
    sessions: createSessionCache({ db, settings, now, isProduction: isProduction(config) }),
    storage: createStorage({ uploadsDir: folder.uploadsDir, s3: config.s3 }),
    push: createWebPush({ allowLocal: config.nodeEnv === 'test' }),
    sms: createSmsGateway({ twilioUrl: config.twilioUrl }),
    mail: createReloadingMailGateway({
      readRules: () => readMailRules({ config, mailDir: folder.mailDir, db, sealer, settings, now }),
      onOutcome: (outcome) => metrics.outcomes.count('mail', outcome),
    }),
    webhooks: createWebhookGateway(),
  };
  // In every process, also in workers: a job must not use outdated settings.
  live.onNotice((notice) => {
    if ('settingsChanged' in notice) settings.invalidate(notice.settingsChanged);
  });
  live.onGap(() => settings.invalidate());
  await retryWhileDatabaseOut(() => settings.read('general'));
  return { deps, pool };
}

function openPool({ config, database, log, runsJobs }: Options): DatabaseClient {
  const share = Math.floor(connectionsForAll / config.webConcurrency);
  const atLeast = runsJobs ? connectionsForJobs : 2;
  const client = connect(database.appUrl, {
    assumeAppRole: database.assumeAppRole,
    maxConnections: Math.max(atLeast, Math.min(connectionsAtMost, share)),
    onError: (error) => log.warn({ err: error }, 'database connection broke'),
  });
  const connections = watchConnections(client.pool);
  return {
    ...client,
    async close() {
      await client.close();
      await connections.allEnded();
    },
  };
}
