import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrationsFolder } from '../config/folders.ts';
import { StartupFault } from '../config/startup-fault.ts';
import { startupTimeoutMs } from './startup-retry.ts';

const oldestServerVersion = 150_000;
/** Key of the advisory lock that serialises the migrations of concurrent starts; any constant will do. */
const migrationLock = 4_071_983;

/**
 * Applies the pending migrations as the owner. Migrations are numbered SQL files that only go forward, each applied
 * in a transaction of its own; one that changed after it was applied is refused.
 */
export async function migrate(options: {
  ownerUrl: string;
  /** The name of the last one to apply; all of them without it. */
  through?: string;
}): Promise<{ applied: string[] }> {
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    connectionTimeoutMillis: startupTimeoutMs,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOldServer(client);
    await ensureAppRole(client);
    const applied = await applyMigrations(client, options.through);
    await prepareJobQueue(client, options.ownerUrl);
    await endIdleTransactions(client);
    return { applied };
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version >= oldestServerVersion) return;
  throw new StartupFault(
    `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; Oja needs version 15 or newer.`,
  );
}

/** Grants in the migrations name the role oja_app. It owns nothing and has no password. */
async function ensureAppRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ present: boolean; member: boolean; user: string }>(
    `select exists (select from pg_roles where rolname = 'oja_app') as present,
            coalesce((select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = 'oja_app'), false)
              as member,
            current_user as user`,
  );
  const role = rows[0];
  if (role?.present) return;
  try {
    await client.query('create role oja_app nologin');
    await client.query('grant oja_app to current_user');
  } catch {
    throw new StartupFault(
      `The database role "${role?.user}" may not create roles. Run once as a superuser: ` +
        `CREATE ROLE oja_app NOLOGIN; GRANT oja_app TO "${role?.user}";`,
    );
  }
}

async function applyMigrations(client: pg.Client, through?: string): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query('grant usage on schema public to oja_app; grant select on schema_migrations to oja_app');
  const { rows } = await client.query<{ name: string; checksum: string }>('select * from schema_migrations');
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of await readMigrations()) {
    if (through !== undefined && migration.name > through) break;
    const checksum = known.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new StartupFault(
        `Migration ${migration.name} was changed after it was applied. Restore the file.`,
      );
    }
    await applyMigration(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(migrationsFolder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

/**
 * graphile-worker has its own schema, with row security that admits the owner only. The application's role gets
 * policies and grants, so that it can enqueue and run jobs.
 */
async function prepareJobQueue(client: pg.Client, connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: silentLogger });
  await client.query(`
    grant usage on schema graphile_worker to oja_app;
    grant select, insert, update, delete on all tables in schema graphile_worker to oja_app;
    grant usage, select, update on all sequences in schema graphile_worker to oja_app;
    grant execute on all functions in schema graphile_worker to oja_app;
    do $$
    declare
      secured record;
    begin
      for secured in
        select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'graphile_worker' and c.relrowsecurity
          and not exists (select from pg_policies p
            where p.schemaname = 'graphile_worker' and p.tablename = c.relname and p.policyname = 'oja_app_all')
      loop
        execute format('create policy oja_app_all on graphile_worker.%I to oja_app using (true) with check (true)',
          secured.relname);
      end loop;
    end $$`);
}

/**
 * Ends sessions that are idle in a transaction, because they may hold row locks. Set on the database and not in a
 * migration, because a restored copy comes without it; a value set by an operator is kept. Only the owner of a
 * database may set it; other installations have the pool's own limit.
 */
async function endIdleTransactions(client: pg.Client): Promise<void> {
  await client.query(`
    do $$
    begin
      if exists (select from pg_database d
          where d.datname = current_database() and pg_has_role(d.datdba, 'usage')
            and not exists (select from pg_db_role_setting s, unnest(s.setconfig) chosen
              where s.setdatabase = d.oid and s.setrole = 0 and chosen like 'idle_in_transaction_session_timeout=%'))
      then
        execute format('alter database %I set idle_in_transaction_session_timeout = ''15s''', current_database());
      end if;
    end $$`);
}

const silentLogger = new Logger(() => () => {});
