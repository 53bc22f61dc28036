import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Sealer } from '../crypto/sealing.ts';
import type { Db } from '../db/client.ts';
import type { MailGateway } from '../gateways/mail/mail-gateway.ts';
import type { PaystackGateway } from '../gateways/paystack/index.ts';
import type { PushGateway } from '../gateways/push/index.ts';
import type { SmsGateway } from '../gateways/sms/index.ts';
import type { ObjectStorage } from '../gateways/storage/object-storage.ts';
import type { WebhookGateway } from '../gateways/webhooks/webhook-gateway.ts';
import type { SessionCache } from '../http/session.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Market } from './market.ts';
import type { SettingsReader } from './settings-reader.ts';

/** The dependencies of a process; process/open-deps.ts opens them once, tests build them with a clock of their own. */
export interface Deps {
  config: Config;
  db: Db;
  log: FastifyBaseLogger;
  /** Read after a lock has been acquired when a decision depends on time. */
  now: () => Date;
  sealer: Sealer;
  mail: MailGateway;
  push: PushGateway;
  sms: SmsGateway;
  storage: ObjectStorage;
  paystack: PaystackGateway;
  webhooks: WebhookGateway;
  settings: SettingsReader;
  sessions: SessionCache;
  market: Market;
  live: LiveHub;
  metrics: Metrics;
}
