import { readFile } from 'node:fs/promises';
import type { SystemStatus } from '@oja/contract/system-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { serverPackageFile } from '../../../config/folders.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { checkParts, paystackMode } from './check-parts.ts';
import { readQueue } from './queue.queries.ts';

export async function showSystemStatus(
  deps: Pick<Deps, 'config' | 'db' | 'mail' | 'storage' | 'paystack'>,
): Promise<SystemStatus> {
  const [parts, queue, running] = await Promise.all([
    checkParts(deps),
    readQueue(deps.db),
    describeProcess(deps.db),
  ]);
  return {
    parts,
    paystack_mode: paystackMode(deps),
    queue,
    process: running,
  };
}

/** Of the process that answers; each process has its own start time. */
async function describeProcess(db: Db): Promise<SystemStatus['process']> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by name desc limit 1`.execute(db);
  return {
    version: await readVersion(),
    node: process.version,
    schema: rows[0]?.name ?? '',
    started_at: new Date(performance.timeOrigin).toISOString(),
    uptime_seconds: Math.floor(process.uptime()),
  };
}

async function readVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(serverPackageFile, 'utf8')))
    .version;
}
