import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';

/**
 * Runs once for all test files: a PostgreSQL server with one migrated template database. Every file clones it,
 * so that files never meet each other's rows. With DATABASE_URL set, the same tests run on that server instead.
 */
export interface DatabaseServer {
  /** May create databases. */
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** The one role of DATABASE_URL owns the tables; the application then takes the role oja_app by itself. */
  assumeAppRole: boolean;
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? givenServer(process.env.DATABASE_URL) : await embeddedServer();
  const template = `oja_template_${process.pid}`;
  await onServer(server.adminUrl, async (client) => {
    await client.query(`drop database if exists ${template}`);
    await client.query(`create database ${template} owner ${new URL(server.ownerUrl).username}`);
  });
  await migrate({ ownerUrl: withDatabase(server.ownerUrl, template) });
  const { adminUrl, ownerUrl, appUrl, assumeAppRole } = server;
  project.provide('databaseServer', { adminUrl, ownerUrl, appUrl, assumeAppRole, template });
  return async () => {
    await onServer(server.adminUrl, (client) =>
      client.query(`drop database if exists ${template} with (force)`),
    );
    await server.stop();
  };
}

async function embeddedServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    adminUrl: server.superuserUrl,
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    assumeAppRole: false,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function givenServer(url: string) {
  return { adminUrl: url, ownerUrl: url, appUrl: url, assumeAppRole: true, stop: async () => {} };
}

export async function onServer<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
