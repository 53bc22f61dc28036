import { readFile } from 'node:fs/promises';
import type { SystemStatus } from '@oja/contract/system-status';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { checkDatabase, checkPaystack, paystackMode, withinPatience } from './check-parts.ts';
import { readQueue } from './queue.queries.ts';

/** All parts are asked at the same time, and none longer than a person waits for a page. */
export async function showSystemStatus(deps: Deps): Promise<SystemStatus> {
  const [database, paystack, mail, storage, queue, running] = await Promise.all([
    withinPatience(checkDatabase(deps.db)),
    withinPatience(checkPaystack(deps)),
    withinPatience(deps.mail.check()),
    withinPatience(deps.storage.check()),
    readQueue(deps.db),
    describeProcess(deps.db),
  ]);
  return {
    parts: { database, paystack, mail, storage },
    paystack_mode: paystackMode(deps),
    queue,
    process: running,
  };
}

/** Of the process that answers; with several of them each has its own time of start. */
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

const packageFile = new URL('../../../package.json', import.meta.url);

async function readVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8'))).version;
}
