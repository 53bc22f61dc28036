import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../src/db/database.ts';
import type { Deps } from '../src/deps.ts';
import type { PaystackGateway } from '../src/gateways/paystack/index.ts';

/*
 * T8: a process that dies. Every statement sent to the database and every call to the gateway is a step; the process dies
 * at one of them, before it is carried out or after it was carried out and before anybody heard of it. Its connections
 * are cut, so PostgreSQL rolls back what was not committed, exactly as when the machine goes.
 */

export class Died extends Error {
  override name = 'Died';
}

export interface Death {
  /** The step it dies at, counted from 1; never, when there are fewer. */
  step: number;
  when: 'before' | 'after';
}

export interface Mortal {
  deps: Deps;
  /** How many steps were taken. */
  steps(): number;
  bury(): Promise<void>;
}

export function mortal(deps: Deps, url: string, death: Death): Mortal {
  let steps = 0;
  let dead = false;
  const pool = new pg.Pool({ connectionString: url, max: 4, types: { getTypeParser } });
  pool.on('error', () => undefined);
  const held = new Set<pg.PoolClient>();

  async function step<Result>(act: () => Promise<Result>): Promise<Result> {
    if (dead) throw new Died('dead already');
    steps += 1;
    const isLast = steps === death.step;
    if (isLast && death.when === 'before') return die();
    const result = await act();
    return isLast ? die() : result;
  }
  function die(): never {
    dead = true;
    throw new Died(`died at step ${death.step}`);
  }

  const database = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          const client = await pool.connect();
          held.add(client);
          return {
            query: ((...args: unknown[]) =>
              step(() => (client.query as (...given: unknown[]) => Promise<unknown>)(...args))) as never,
            // A dead process returns nothing to its pool: the connection is cut, open transaction and all.
            release: () => {
              if (held.delete(client)) client.release(dead);
            },
          };
        },
        end: () => pool.end(),
      } as unknown as pg.Pool,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    deps: { ...deps, db: database, paystack: mortalGateway(deps.paystack, step) },
    steps: () => steps,
    async bury() {
      for (const client of held) client.release(true);
      await pool.end();
    },
  };
}

function mortalGateway(
  gateway: PaystackGateway,
  step: <Result>(act: () => Promise<Result>) => Promise<Result>,
): PaystackGateway {
  return new Proxy(gateway, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'isSigned') return value;
      return (...args: unknown[]) => step(() => value.apply(target, args));
    },
  });
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text');
