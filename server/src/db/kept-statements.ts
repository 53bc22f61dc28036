import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/* kept */';

/**
 * Put at the end of a statement that is run often and whose text never varies: every connection then plans it once and
 * keeps the plan, which for small statements is most of their cost. Outside a transaction such a statement names its
 * columns, so that no migration can change what it answers.
 */
export const kept = sql.raw(mark);

/** A migration changed what a kept plan answers; the plan is made anew, and transaction.ts repeats the use case. */
export const planOutdated = '0A000';

/** Makes a connection keep the plans of the statements that are marked so. */
export function keepStatements(client: pg.ClientBase): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const names = new Map<string, string>();
  let planned = 0;

  const sendKept = async (text: string, values: unknown) => {
    let name = names.get(text);
    if (name === undefined) {
      planned += 1;
      name = `kept_${planned}`;
      names.set(text, name);
    }
    try {
      return await query({ name, text, values });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === planOutdated) names.delete(text);
      throw error;
    }
  };

  const send = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && rest.length === 1 && text.endsWith(mark)
      ? sendKept(text, rest[0])
      : query(text, ...rest);
  client.query = send as typeof client.query;
}
