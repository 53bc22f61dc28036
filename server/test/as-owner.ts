import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** Runs a statement as the owner of the tables, for states that the application cannot create. */
export async function asOwner(oja: Oja, statement: string, values: unknown[] = []): Promise<void> {
  await onServer(oja.ownerUrl, (client) => client.query(statement, values));
}
