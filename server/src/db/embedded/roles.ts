import pg from 'pg';
import type { Secrets } from '../../config/secrets.ts';
import { appName, databaseName, ownerName } from './urls.ts';

/**
 * The owner role owns the database and everything in it and is used for migrations only; the application's role owns
 * nothing and gets its rights per table from the migrations. The database is created last, so where it exists the
 * roles exist.
 */
export async function ensureRoles(client: pg.Client, passwords: Secrets['databasePasswords']): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount) return;
  await ensureRole(client, { name: ownerName, password: passwords.owner });
  await ensureRole(client, { name: appName, password: passwords.app });
  await client.query(`create database ${databaseName} owner ${ownerName}`);
}

async function ensureRole(client: pg.Client, role: { name: string; password: string }): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role.name]);
  if (rowCount) return;
  await client.query(
    `create role ${role.name} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(role.password)}`,
  );
}
