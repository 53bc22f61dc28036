import pg from 'pg';
import { inject } from 'vitest';
import { createKysely } from '../src/db/client.ts';
import { getTypeParser } from '../src/db/type-parsers.ts';
import type { Deps } from '../src/deps/deps.ts';
import type { PaystackGateway } from '../src/gateways/paystack/index.ts';
import { expectCleanLedger } from './expect-clean-ledger.ts';
import type { Oja } from './oja.ts';

/*
 * A process that is killed. Every statement and every gateway call is a step; the process dies before one is executed,
 * or after it was executed and before its result arrived. Its connections are cut, so PostgreSQL rolls back what was
 * not committed, as after a power failure.
 */

/** A flow to be killed; `afterwards` checks the state after another process took over. */
export type Preparation = () => Promise<{
  flow: (deps: Deps) => Promise<unknown>;
  afterwards: (died: boolean) => Promise<void>;
}>;

/** Runs a flow with a kill at every step, and returns their number. */
export async function dieAtEveryStep(oja: Oja, prepare: Preparation): Promise<number> {
  let deaths = 0;
  for (const when of ['before', 'after'] as const) {
    for (let step = 1; ; step += 1) {
      const { flow, afterwards } = await prepare();
      const died = await runUntilDeath(oja, flow, { step, when });
      await afterwards(died);
      if (!died) break;
      deaths += 1;
    }
  }
  await expectCleanLedger(oja);
  return deaths;
}

async function runUntilDeath(
  oja: Oja,
  flow: (deps: Deps) => Promise<unknown>,
  death: Death,
): Promise<boolean> {
  const url = new URL(inject('databaseServer').appUrl);
  url.pathname = new URL(oja.ownerUrl).pathname;
  const process = mortal(oja.deps, url.href, death);
  try {
    await flow(process.deps);
    return process.steps() >= death.step;
  } catch (error) {
    if (!(error instanceof Died)) throw error;
    return true;
  } finally {
    await process.bury();
  }
}

class Died extends Error {
  override name = 'Died';
}

interface Death {
  /** The step of the kill, counted from 1; none when there are fewer. */
  step: number;
  when: 'before' | 'after';
}

interface Mortal {
  deps: Deps;
  /** The number of steps taken. */
  steps(): number;
  bury(): Promise<void>;
}

function mortal(deps: Deps, url: string, death: Death): Mortal {
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

  const mortals = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const database = createKysely({
    async connect() {
      const client = await pool.connect();
      held.add(client);
      const mortal = mortals.get(client) ?? mortalClient(client);
      mortals.set(client, mortal);
      return mortal;
    },
    end: () => pool.end(),
  } as unknown as pg.Pool);

  function mortalClient(client: pg.PoolClient): pg.PoolClient {
    const query = (statement: pg.QueryConfig, callback: (error: unknown, result?: unknown) => void) =>
      void step(() => client.query(statement)).then(
        (result) => callback(null, result),
        (error) => callback(error),
      );
    // A killed process returns nothing to its pool: the connection is cut with its open transaction.
    const release = () => {
      if (held.delete(client)) client.release(dead);
    };
    return { query, release } as unknown as pg.PoolClient;
  }

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
