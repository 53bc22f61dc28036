import { type CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './client.ts';

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
      return await answerTo(query, { name, text, values });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === planOutdated) names.delete(text);
      throw error;
    }
  };

  const send = (text: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || rest.length !== 1) return query(text, ...rest);
    return text.endsWith(mark) ? sendKept(text, rest[0]) : answerTo(query, { text, values: rest[0] });
  };
  client.query = send as typeof client.query;
}

/**
 * The answer is taken through a callback. Promises of the driver itself keep their rows reachable from objects that
 * have already grown old, and what old garbage points to survives every collection but the rare complete ones: a long
 * export filled the memory with rows that were long sent.
 */
function answerTo(
  query: (...args: unknown[]) => unknown,
  statement: { name?: string; text: string; values: unknown },
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  query(statement, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
  return promise;
}

/** What `build` finds in the place of a value: where in the input the value will stand. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A kept statement whose text is built once as well: putting it together costs the server more than sending it.
 * `build` is called the first time that just these fields are given, with placeholders instead of the values. So it may
 * ask whether a field is there, and nothing about what it holds. Values are everything but plain objects.
 */
export function keptStatement<Input extends object, Row>(
  build: (db: Db, input: Input) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, input: Input) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (db, input) => {
    const values: unknown[] = [];
    const fields = takeApart(input, values);
    let statement = built.get(fields);
    if (statement === undefined) {
      const compiled = build(db, withSlots(input, { next: 0 }) as Input).compile(db);
      statement = { ...compiled, sql: `${compiled.sql} ${mark}` };
      built.set(fields, statement);
    }
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.index] : one));
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}

/** Adds the values of all fields to the list, and names the fields. */
function takeApart(input: object, values: unknown[]): string {
  let fields = '';
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (isPlain(value)) fields += `${name}(${takeApart(value, values)})`;
    else {
      values.push(value);
      fields += `${name},`;
    }
  }
  return fields;
}

/** The same fields in the same order, each with its place in that list. */
function withSlots(input: object, place: { next: number }): object {
  const slots: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    slots[name] = isPlain(value) ? withSlots(value, place) : new Slot(place.next++);
  }
  return slots;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
