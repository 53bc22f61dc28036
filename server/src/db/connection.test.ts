import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { connect, speakOver } from './client.ts';
import { keptStatement } from './kept-statements.ts';
import { Message, type Part } from './message.ts';
import { inTransaction, type Tx } from './transaction.ts';
import { getTypeParser } from './type-parsers.ts';

const oja = await startOja();

/** One connection only, so that every use case meets what the last one left behind. */
const pool = new pg.Pool({ connectionString: oja.ownerUrl, max: 1, types: { getTypeParser } });
let messages: string[][] = [];
pool.on('connect', (client) => {
  client.on('error', () => undefined);
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    messages.push(asked instanceof Message ? textsOf(asked) : [String(asked)]);
    return query(asked, ...rest);
  }) as typeof client.query;
});
const db = speakOver(pool);

/** What a message would put on the wire. */
function textsOf(message: Message): string[] {
  const texts: string[] = [];
  const note = () => undefined;
  const bind = ({ statement }: { statement: string }) => void texts.push(statement);
  const stream = { cork: note, uncork: note };
  const wire = { stream, close: note, parse: note, bind, describe: note, execute: note, sync: note };
  message.submit(wire as never);
  return texts;
}

beforeAll(() =>
  onServer(oja.ownerUrl, (client) =>
    client.query('create table line_probe (number bigint primary key, written text not null)'),
  ),
);
beforeEach(async () => {
  await pool.query('delete from line_probe');
  messages = [];
});
afterAll(() => pool.end());

const add = keptStatement(
  (_db, row: { number: number; written: string | null }) => sql<{ number: number; isNew: boolean }>`
    insert into line_probe values (${row.number}, ${row.written}) returning number, true as is_new`,
);
const count = keptStatement(
  (_db, _of: object) => sql<{ rows: number }>`select count(*) as rows from line_probe`,
);
const divide = keptStatement(
  (_db, by: { number: number }) => sql<{ whole: number }>`select 10 / ${by.number}::int as whole`,
);

/** A value whose way to the database goes wrong. */
class Unsendable {
  toPostgres(): never {
    throw new Error('cannot be sent');
  }
}

const rowsNow = async () => (await count(db, {}))[0]?.rows;

describe('a use case', () => {
  test('begins with its first statement and ends with its last', async () => {
    const rows = await inTransaction(db, async (tx) => {
      await add(tx, { number: 1, written: 'at once' });
      const later = add.later(tx, { number: 2, written: 'later' });
      return { later };
    });
    expect(messages.map((texts) => texts.length)).toEqual([2, 2]);
    expect(await rows.later).toEqual([{ number: 2, isNew: true }]);
    expect(await rowsNow()).toBe(2);
  });

  test('begins just so when Kysely carries its first statement', async () => {
    const changed = await inTransaction(db, (tx) =>
      sql`insert into line_probe values (${1}, 'by Kysely')`.execute(tx),
    );
    expect(changed.numAffectedRows).toBe(1n);
    expect(messages.map((texts) => texts.length)).toEqual([2, 1]);
    expect(await rowsNow()).toBe(1);
  });

  test('that asks nothing sends nothing, whether it ends well or not', async () => {
    await inTransaction(db, async () => undefined);
    const refused = inTransaction(db, () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(messages).toEqual([]);
  });

  test('that is refused sends nothing of what was to go out later', async () => {
    const refused = inTransaction(db, async (tx) => {
      await add(tx, { number: 1, written: 'at once' });
      add.later(tx, { number: 2, written: 'later' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(messages.map((texts) => texts.length)).toEqual([2, 1]);
    expect(await rowsNow()).toBe(0);
  });
});

describe('what goes out later', () => {
  test('is answered when it is awaited inside the use case', async () => {
    await inTransaction(db, async (tx) => {
      expect(await add.later(tx, { number: 1, written: 'awaited' })).toEqual([{ number: 1, isNew: true }]);
      expect(await count(tx, {})).toEqual([{ rows: 1 }]);
    });
    expect(await rowsNow()).toBe(1);
  });

  test('keeps its place before what is asked next', async () => {
    const seen = await inTransaction(db, (tx) => {
      add.later(tx, { number: 1, written: 'first' });
      return count(tx, {});
    });
    expect(seen).toEqual([{ rows: 1 }]);
  });

  test('takes the whole use case with it when it fails, and says what that means', async () => {
    const failed = inTransaction(db, async (tx) => {
      await add(tx, { number: 1, written: 'at once' });
      add.later(
        tx,
        { number: 2, written: null },
        (error) => new Error('nothing was written', { cause: error }),
      );
    });
    await expect(failed).rejects.toThrow('nothing was written');
    expect(await rowsNow()).toBe(0);
  });

  test('is explained only when it is to blame', async () => {
    const failed = inTransaction(db, async (tx) => {
      add.later(tx, { number: 1, written: 'later' }, () => new Error('not this one'));
      await divide(tx, { number: 0 });
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await rowsNow()).toBe(0);
  });

  test.each([
    ['ends', async () => undefined],
    ['asks something else', (tx: Tx) => count(tx, {})],
    ['lets Kysely ask', (tx: Tx) => sql`select 1`.execute(tx)],
  ])('is heard of when the use case waits for something else before it %s', async (_name, next) => {
    for (const waitMs of [0, 30]) {
      const failed = inTransaction(db, async (tx) => {
        await count(tx, {});
        add.later(tx, { number: 2, written: null }, () => new Error('nothing was written'));
        await sleep(waitMs);
        await next(tx);
      });
      await expect(failed).rejects.toThrow('nothing was written');
    }
    expect(await rowsNow()).toBe(0);
    expect(await inTransaction(db, (tx) => add(tx, { number: 1, written: 'after it' }))).toHaveLength(1);
  });

  test('fails for nobody else when the use case is refused while it is on its way', async () => {
    const refused = inTransaction(db, async (tx) => {
      await count(tx, {});
      add.later(tx, { number: 2, written: null });
      await turn();
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await inTransaction(db, (tx) => add(tx, { number: 1, written: 'after it' }))).toHaveLength(1);
  });

  test('ends the use case at once when its values cannot even be sent', async () => {
    const failed = inTransaction(db, async (tx) => {
      await add(tx, { number: 1, written: 'at once' });
      add.later(tx, { number: 2, written: new Unsendable() as never });
    });
    await expect(failed).rejects.toThrow('cannot be sent');
    expect(await rowsNow()).toBe(0);
  });

  test('may be the same statement twice, on a connection that never saw it', async () => {
    const put = keptStatement(
      (_db, row: { number: number }) => sql`insert into line_probe values (${row.number}, 'new here')`,
    );
    await inTransaction(db, async (tx) => {
      put.later(tx, { number: 1 });
      put.later(tx, { number: 2 });
    });
    await inTransaction(db, (tx) => put(tx, { number: 3 }));
    expect(await rowsNow()).toBe(3);
  });

  test('is refused outside of a use case, where nothing would come next', async () => {
    const plain = db.transaction().execute(async (tx) => {
      add.later(tx, { number: 1, written: 'lost' });
    });
    await expect(plain).rejects.toThrow('Only a use case');
  });
});

describe('a kept statement', () => {
  test('is refused once its transaction is over', async () => {
    const held: Tx[] = [];
    await inTransaction(db, async (tx) => {
      held.push(tx);
      await count(tx, {});
    });
    const [over] = held;
    if (over === undefined) throw new Error('unreachable: the use case ran');
    await expect(add(over, { number: 1, written: 'too late' })).rejects.toThrow('already committed');
    expect(() => add.later(over, { number: 2, written: 'too late' })).toThrow('Only a use case');
    expect(await rowsNow()).toBe(0);
  });

  test('that keeps failing leaves one plan behind, not one for each time', async () => {
    const never = keptStatement(
      (_db, by: { number: number }) => sql`select 1 / (${by.number}::int - 7) as never`,
    );
    for (const _time of [1, 2, 3]) {
      await expect(inTransaction(db, (tx) => never(tx, { number: 7 }))).rejects.toThrow('division by zero');
    }
    const { rows } = await pool.query(
      `select 1 from pg_prepared_statements where statement like '%as never%'`,
    );
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  test('that fails the first time it is sent works the next time, on the same connection', async () => {
    const failed = inTransaction(db, (tx) => divide(tx, { number: 0 }));
    await expect(failed).rejects.toThrow('division by zero');
    expect(await divide(db, { number: 5 })).toEqual([{ whole: 2 }]);
    expect(await divide(db, { number: 2 })).toEqual([{ whole: 5 }]);
  });

  test('that PostgreSQL never saw, because it stood behind a failure, is planned the next time', async () => {
    const double = keptStatement((_db, of: { number: number }) => sql`select ${of.number}::int * 2 as twice`);
    const failed = inTransaction(db, (tx) => {
      add.later(tx, { number: 1, written: null });
      return double(tx, { number: 4 });
    });
    await expect(failed).rejects.toThrow('null value');
    expect(await double(db, { number: 4 })).toEqual([{ twice: 8 }]);
  });

  test('refuses a number that JavaScript cannot hold', async () => {
    await expect(add(db, { number: 1, written: 'x' })).resolves.toHaveLength(1);
    await pool.query('update line_probe set number = 9007199254740993');
    const read = keptStatement((_db, _of: object) => sql`select number from line_probe`);
    await expect(read(db, {})).rejects.toThrow('beyond 2^53');
  });
});

test('a connection whose process on the server was ended in the middle of a use case is thrown away', async () => {
  const cut = inTransaction(db, async (tx) => {
    await add(tx, { number: 1, written: 'lost with it' });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await onServer(oja.ownerUrl, (client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    add.later(tx, { number: 2, written: 'lost too' });
  });
  await expect(cut).rejects.toThrow();
  expect(await inTransaction(db, (tx) => add(tx, { number: 1, written: 'anew' }))).toHaveLength(1);
  expect(await rowsNow()).toBe(1);
});

test('a database that only kept statements have used lets go of its connections', async () => {
  const { db: other, pool: itsPool, close } = connect(oja.ownerUrl);
  expect(await divide(other, { number: 2 })).toEqual([{ whole: 5 }]);
  await close();
  expect(itsPool.totalCount).toBe(0);
});

test('what stands behind a failure in a message is not carried out', async () => {
  const part = (text: string): Part => {
    return { name: '', text, values: [], isKnown: false, columns: undefined, rows: [], done: undefined };
  };
  const parts = ['select 1', 'select 1 / 0', `insert into line_probe values (1, 'behind')`].map(part);
  const client = await pool.connect();
  const failed = new Promise<void>((resolve, reject) => {
    client.query(new Message(parts, (error) => (error ? reject(error) : resolve())));
  });
  await expect(failed).rejects.toThrow('division by zero');
  client.release();
  expect(parts.map(({ done }) => done)).toEqual(['SELECT 1', undefined, undefined]);
  expect(await rowsNow()).toBe(0);
});
