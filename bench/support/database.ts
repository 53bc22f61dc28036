import pg from 'pg';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/index.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { closing } from './closing.ts';

export interface Database extends AsyncDisposable {
  ownerUrl: string;
  appUrl: string;
  /** Acts as the owner without row triggers, to fill tables fast. */
  fillQuickly(statements: readonly string[]): Promise<void>;
}

/** The embedded PostgreSQL with the tables of Oja and nothing in them. */
export async function startDatabase(dataDir: string): Promise<Database> {
  const { ownerUrl, appUrl, superuserUrl, stop } = await startEmbeddedPostgres({ dataDir });
  const stopping = closing(stop);
  await migrate({ ownerUrl });
  const asSuperuser = new URL(superuserUrl);
  asSuperuser.pathname = new URL(ownerUrl).pathname;
  return {
    ownerUrl,
    appUrl,
    ...stopping,
    fillQuickly: (statements) =>
      withClient(asSuperuser.href, async (client) => {
        await client.query(`begin; set local session_replication_role = replica`);
        for (const statement of statements) await client.query(statement);
        await client.query('commit');
        await client.query('vacuum analyze');
      }),
  };
}

/** Runs as the owner of the tables, to fill them faster than the use cases could. */
export async function asOwner<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const running = await findRunningPostgres(dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  return withClient(running.ownerUrl, work);
}

async function withClient<Result>(
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
