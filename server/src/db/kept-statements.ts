import { type CompiledQuery, sql } from 'kysely';
import type { Db } from './client.ts';
import { type Row as AnyRow, type Explain, keptMark } from './connection.ts';
import type { Tx } from './transaction.ts';

/**
 * Put at the end of a statement that is run often and whose text never varies: every connection then plans it once and
 * keeps the plan, which for small statements is most of their cost. Outside a transaction such a statement names its
 * columns, so that no migration can change what it answers.
 */
export const kept = sql.raw(keptMark);

/** What carries kept statements past Kysely: the connection of a transaction, or for everything else the pool. */
interface Carrier {
  ask(text: string, values: readonly unknown[]): Promise<AnyRow[]>;
  askLater?(text: string, values: readonly unknown[], explain?: Explain): Promise<AnyRow[]>;
}

const carriers = new WeakMap<Db, Carrier>();

export function carryThrough(db: Db, carrier: Carrier): void {
  carriers.set(db, carrier);
}

/** For a transaction that is over: from here on Kysely itself refuses what is asked of it. */
export function carryNoMore(tx: Tx): void {
  carriers.delete(tx);
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
): KeptStatement<Input, Row> {
  const built = new Map<string, CompiledQuery<Row>>();

  function statementFor(db: Db, input: Input): CompiledQuery<Row> {
    const values: unknown[] = [];
    const fields = takeApart(input, values);
    let statement = built.get(fields);
    if (statement === undefined) {
      const compiled = build(db, withSlots(input, { next: 0 }) as Input).compile(db);
      statement = { ...compiled, sql: `${compiled.sql} ${keptMark}` };
      built.set(fields, statement);
    }
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.index] : one));
    return { ...statement, parameters };
  }

  async function run(db: Db, input: Input): Promise<Row[]> {
    const statement = statementFor(db, input);
    const carrier = carriers.get(db);
    if (carrier) return (await carrier.ask(statement.sql, statement.parameters)) as Row[];
    const { rows } = await db.executeQuery<Row>(statement);
    return rows;
  }

  function later(tx: Tx, input: Input, explain?: Explain): Promise<Row[]> {
    const connection = carriers.get(tx);
    if (!connection?.askLater) throw new Error('Only a use case in its transaction can be answered later.');
    const { sql: text, parameters } = statementFor(tx, input);
    const rows = connection.askLater(text, parameters, explain) as Promise<Row[]>;
    // Whoever ends the transaction hears of a failure, so nobody need listen here.
    rows.catch(() => undefined);
    return rows;
  }

  return Object.assign(run, { later });
}

interface KeptStatement<Input, Row> {
  (db: Db, input: Input): Promise<Row[]>;
  /**
   * For the last statements of a transaction, which need not be awaited: they go out with its end, or with what is
   * asked next. An error is explained and meets everybody who waits for that message, the end of the transaction too.
   */
  later(tx: Tx, input: Input, explain?: Explain): Promise<Row[]>;
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
