import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStaff, type Role } from '@oja/contract/access';
import { dayMs } from '@oja/contract/durations';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Logger, runTaskListOnce } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Config, parseConfig } from '../src/config/config.ts';
import { hashPassword } from '../src/crypto/passwords.ts';
import { newToken } from '../src/crypto/tokens.ts';
import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Deps } from '../src/deps/deps.ts';
import { createPaystack } from '../src/gateways/paystack/index.ts';
import type { Job } from '../src/jobs/job.ts';
import { taskListOf } from '../src/jobs/task-list.ts';
import type { Outcome } from '../src/metrics/outcomes.ts';
import { buildApp } from '../src/process/app.ts';
import { jobs } from '../src/process/job-list.ts';
import { createLog } from '../src/process/log.ts';
import { openDeps } from '../src/process/open-deps.ts';
import { closeApp } from '../src/process/serve-api.ts';
import { type Calls, callsOf } from './calls.ts';
import { onServer, withDatabase } from './database-server.ts';
import { type ReadMail, readMails } from './mails.ts';
import { allowOneConnection } from './one-connection.ts';

/** A whole Oja for one test file: its own database, a clock that tests move, and requests without a network. */
export interface Oja extends Calls {
  app: FastifyInstance;
  deps: Deps;
  ownerUrl: string;
  /** The URL of the superuser, for tests that break things on purpose. */
  adminUrl: string;
  clock: { now: Date; advance(ms: number): void };
  logLines: string[];
  /** With a session of a day, or of `days`. */
  person(options?: { role?: Role; email?: string; password?: string; days?: number }): Promise<Person>;
  /** Another process on the same database, with the same clock. */
  another(): Promise<Pick<Oja, 'app' | 'deps' | 'call' | 'callRaw' | 'runJobs'>>;
  /** Ends the process and starts another one on the same database. */
  restart(): Promise<void>;
  /** Runs every due job, and those that they enqueue. */
  runJobs(extra?: readonly Job[]): Promise<void>;
  mails(to: string): Promise<ReadMail[]>;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  sessionId: string;
}

export interface OjaOptions {
  env?: Record<string, string>;
  webFolder?: string;
  /** Reaches the database through this port instead of its own. */
  databasePort?: number;
  /** Begins with the rows of an earlier version: its last migration, and what fills its tables. Later migrations follow. */
  upgradeFrom?: { lastMigration: string; fill: (client: pg.Client) => Promise<void> };
}

/** No Paystack unless a test brings one, see paystack.ts. */
const testEnv = {
  NODE_ENV: 'test',
  RATE_LIMIT_FACTOR: '1000',
  PAYSTACK_SECRET_KEY: 'sk_test_nowhere',
  PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
};

/** Tests of the server do not depend on a build of the web application. */
const testWebFolder = fileURLToPath(new URL('./web', import.meta.url));

export const testPassword = 'harmattan-breeze-41';
let testPasswordHash: string | undefined;

export async function startOja(options: OjaOptions = {}): Promise<Oja> {
  const server = inject('databaseServer');
  const database = `oja_${randomBytes(6).toString('hex')}`;
  await onServer(server.adminUrl, async (client) => {
    await client.query(
      `create database ${database} template ${options.upgradeFrom ? 'template0' : server.template}
         owner ${new URL(server.ownerUrl).username}`,
    );
    // As in the embedded server: which index a plan takes depends on it, and other servers have 4 by default.
    await client.query(`alter database ${database} set random_page_cost = 1.1`);
  });
  if (options.upgradeFrom) {
    const { lastMigration, fill } = options.upgradeFrom;
    const ownerUrl = withDatabase(server.ownerUrl, database);
    await migrate({ ownerUrl, through: lastMigration });
    await onServer(ownerUrl, fill);
    await migrate({ ownerUrl });
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-file-'));
  const clock = {
    now: new Date('2026-11-15T09:00:00.000Z'),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const logLines: string[] = [];
  const appUrl = throughPort(withDatabase(server.appUrl, database), options.databasePort);
  const open = () =>
    openProcess({
      env: { ...testEnv, DATA_DIR: dataDir, ...options.env },
      database: { appUrl, assumeAppRole: server.assumeAppRole },
      webFolder: options.webFolder ?? testWebFolder,
      now: () => clock.now,
      log: createLog({ logLevel: 'info' }, { write: (line: string) => void logLines.push(line) }),
    });
  let running = await open();
  const others: (typeof running)[] = [];

  afterAll(async () => {
    for (const other of others) await other.close();
    await running.close();
    await onServer(server.adminUrl, (client) =>
      client.query(`drop database if exists ${database} with (force)`),
    );
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    get app() {
      return running.app;
    },
    get deps() {
      return running.deps;
    },
    clock,
    logLines,
    ownerUrl: withDatabase(server.ownerUrl, database),
    adminUrl: withDatabase(server.adminUrl, database),
    async another() {
      const other = await open();
      others.push(other);
      return {
        app: other.app,
        deps: other.deps,
        ...callsOf(() => other),
        runJobs: (extra = []) => other.runJobs(extra),
      };
    },
    async restart() {
      await running.close();
      running = await open();
    },
    ...callsOf(() => running),
    person: (wanted) => makePerson(running.deps, wanted),
    runJobs: (extra = []) => running.runJobs(extra),
    mails: (to) => readMails(join(dataDir, 'mail'), to),
  };
}

/** Joins the instance that runs on a data folder, for tests that fill and read what another process serves. */
export async function joinOja(dataDir: string): Promise<Oja & { close(): Promise<void> }> {
  const found = await findRunningPostgres(dataDir);
  if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);
  const logLines: string[] = [];
  const clock = { now: new Date(), advance: () => undefined };
  const running = await openProcess({
    env: { ...testEnv, DATA_DIR: dataDir },
    database: { appUrl: found.appUrl, assumeAppRole: false },
    webFolder: testWebFolder,
    now: () => clock.now,
    log: createLog({ logLevel: 'info' }, { write: (line: string) => void logLines.push(line) }),
  });
  return {
    ...running,
    clock,
    logLines,
    ownerUrl: found.ownerUrl,
    adminUrl: found.ownerUrl,
    another: () => Promise.reject(new Error('it belongs to another process')),
    restart: () => Promise.reject(new Error('it belongs to another process')),
    ...callsOf(() => running),
    person: (wanted) => makePerson(running.deps, wanted),
    runJobs: (extra = []) => running.runJobs(extra),
    mails: (to) => readMails(join(dataDir, 'mail'), to),
  };
}

/** The state of one process, apart from the database. */
async function openProcess(options: {
  env: Record<string, string>;
  database: { appUrl: string; assumeAppRole: boolean };
  webFolder: string;
  now: () => Date;
  log: FastifyBaseLogger;
}) {
  const closers: (() => Promise<void>)[] = [];
  const config = configFor(options.env);
  const { deps: opened, pool } = await openDeps({
    config,
    database: options.database,
    lifecycle: {
      async open(_name, open, close) {
        const opened = await open();
        closers.unshift(() => close(opened));
        return opened;
      },
    },
    log: options.log,
    now: options.now,
  });
  const deps = withoutRetries(opened, config);
  allowOneConnection(pool, deps);
  const app = await buildApp(deps, { webFolder: options.webFolder });
  return {
    app,
    deps,
    async runJobs(extra: readonly Job[]) {
      const client = await pool.connect();
      try {
        await client.query(bringForward, [options.now()]);
        await client.query(holdBack, [options.now()]);
        await runTaskListOnce(
          { pgPool: pool, noHandleSignals: true, logger: silentLogger },
          taskListOf(deps, [...jobs, ...extra]),
          client,
        ).promise;
        await client.query(letGo);
      } finally {
        client.release();
      }
    },
    async close() {
      await closeApp(app);
      for (const close of closers) await close();
    },
  };
}

/** Where no Paystack answers, a retry of a read finds none either. */
function withoutRetries(deps: Deps, { paystack }: Config): Deps {
  if (paystack?.baseUrl !== testEnv.PAYSTACK_BASE_URL) return deps;
  const onOutcome = (outcome: Outcome) => deps.metrics.outcomes.count('paystack', outcome);
  return { ...deps, paystack: createPaystack({ ...paystack, onOutcome, readAgainMs: [] }) };
}

function throughPort(url: string, port: number | undefined): string {
  if (port === undefined) return url;
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

/**
 * The queue goes by the clock of the machine and not by that of the tests, which may be behind it or ahead. What was
 * planned for a time between the two is due where the clock of the tests is ahead, and otherwise not yet. A job that was
 * tried before has its time from the queue, and of the others one that is held back has a time before that of its making.
 */
const bringForward = `
  select graphile_worker.reschedule_jobs(array[id], run_at => now())
    from graphile_worker.jobs where run_at > now() and run_at <= $1 and attempts = 0`;
const holdBack = `
  select graphile_worker.reschedule_jobs(array[id], run_at => run_at + interval '100 years')
    from graphile_worker.jobs where run_at < created_at and run_at > $1`;
const letGo = `
  select graphile_worker.reschedule_jobs(array[id], run_at => run_at - interval '100 years')
    from graphile_worker.jobs where run_at > now() + interval '50 years'`;

const silentLogger = new Logger(() => () => {});

function configFor(env: Record<string, string>) {
  const parsed = parseConfig(env);
  if ('config' in parsed) return parsed.config;
  throw new Error(parsed.faults.join(' '));
}

let people = 0;

/** A user with an open session, created without hashing a password each time. */
async function makePerson(
  deps: Deps,
  wanted: { role?: Role; email?: string; password?: string; days?: number } = {},
): Promise<Person> {
  people += 1;
  const number = people;
  testPasswordHash ??= await hashPassword(testPassword);
  const role = wanted.role ?? 'user';
  const password = wanted.password ?? testPassword;
  const id = randomUUID();
  const sessionId = randomUUID();
  const email = wanted.email ?? `person${number}@example.com`;
  const { token, hash } = newToken();
  const now = deps.now();
  await deps.db
    .insertInto('users')
    .values({
      id,
      email,
      name: `Person ${number}`,
      nickname: `person${number}`,
      passwordHash: password === testPassword ? testPasswordHash : await hashPassword(password),
      role,
      referralCode: `REF-T${number}`,
      createdAt: now,
    })
    .execute();
  await deps.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId: id,
      tokenHash: hash,
      scope: isStaff(role) ? 'admin' : 'user',
      remembered: wanted.days !== undefined,
      device: 'Chrome on Android',
      address: '127.0.0.1',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + (wanted.days ?? 1) * dayMs),
    })
    .execute();
  return { id, email, password, token, sessionId };
}
