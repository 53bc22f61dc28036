import pg from 'pg';
import { StartupFault } from '../config/startup-fault.ts';
import { startupTimeoutMs } from './startup-retry.ts';

/** Connects to a configured database once, and reports a failure in one sentence. */
export async function reachDatabase(variable: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startupTimeoutMs });
  // A connection that breaks after the answer is detected by the next connect.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new StartupFault(
      explain(error, { variable, host: client.host, port: client.port, database: client.database }),
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Target {
  variable: string;
  host: string;
  port: number;
  database: string | undefined;
}

function explain(error: unknown, { variable, host, port, database }: Target): string {
  const place = `The database at ${host}:${port} (${variable})`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case '28P01':
    case '28000':
      return `${place} refuses the user or password. Correct ${variable}.`;
    case '3D000':
      return `${place} has no database "${database}". Create it, or correct ${variable}.`;
    default:
      return `${place} does not answer: ${reasonOf(error)}. Check the address and that PostgreSQL runs there.`;
  }
}

/** When a name resolves to several addresses, the reasons are in `errors` and the message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
