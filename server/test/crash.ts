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

/**
 * Runs a flow once to the end, then once for each crash point, and returns the number of its crash points: before and
 * after each of its steps. `npm run nightly` takes all of them, `npm test` those whose outcome can differ.
 */
export async function dieAtEveryStep(oja: Oja, prepare: Preparation): Promise<number> {
  const steps: StepKind[] = [];
  const { flow, afterwards } = await prepare();
  await runUntilDeath(oja, flow, undefined, steps);
  await afterwards(false);
  const all = steps.flatMap((_kind, index): Death[] => [
    { step: index + 1, when: 'before' },
    { step: index + 1, when: 'after' },
  ]);
  for (const death of process.env.ROUNDS === 'full' ? all : distinctDeaths(steps)) {
    const prepared = await prepare();
    if (!(await runUntilDeath(oja, prepared.flow, death)))
      throw new Error(`the flow did not reach step ${death.step}`);
    await prepared.afterwards(true);
  }
  await expectCleanLedger(oja);
  return all.length;
}

/**
 * The death before a step leaves what the death after the previous one leaves. Within a transaction all deaths leave the
 * same, because PostgreSQL rolls it back: one in its middle and one before its commit stand for them.
 */
function distinctDeaths(steps: readonly StepKind[]): Death[] {
  const deaths: Death[] = [];
  let statements: number[] = [];
  for (const [index, kind] of steps.entries()) {
    const step = index + 1;
    if (kind === 'inside') {
      statements.push(step);
      continue;
    }
    const middle = statements[Math.floor(statements.length / 2)];
    if (middle !== undefined) deaths.push({ step: middle, when: 'after' });
    statements = [];
    if (kind !== 'begin') deaths.push({ step, when: 'before' }, { step, when: 'after' });
  }
  return deaths;
}

async function runUntilDeath(
  oja: Oja,
  flow: (deps: Deps) => Promise<unknown>,
  death: Death | undefined,
  record: StepKind[] = [],
): Promise<boolean> {
  const url = new URL(inject('databaseServer').appUrl);
  url.pathname = new URL(oja.ownerUrl).pathname;
  const process = mortal(oja.deps, url.href, { death, record });
  try {
    await flow(process.deps);
    return false;
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
  /** The step of the kill, counted from 1. */
  step: number;
  when: 'before' | 'after';
}

/** A statement of a transaction is inside; one without a transaction, a commit and a call to Paystack are outside. */
type StepKind = 'begin' | 'inside' | 'outside';

interface Mortal {
  deps: Deps;
  bury(): Promise<void>;
}

/** The dependencies of a process that dies; the kinds of its steps are added to the record. */
function mortal(
  deps: Deps,
  url: string,
  { death, record }: { death: Death | undefined; record: StepKind[] },
): Mortal {
  let dead = false;
  const pool = new pg.Pool({ connectionString: url, max: 4, types: { getTypeParser } });
  pool.on('error', () => undefined);
  const held = new Set<pg.PoolClient>();

  async function step<Result>(kind: StepKind, act: () => Promise<Result>): Promise<Result> {
    if (dead) throw new Died('dead already');
    record.push(kind);
    const isLast = record.length === death?.step;
    if (isLast && death?.when === 'before') return die();
    const result = await act();
    return isLast ? die() : result;
  }
  function die(): never {
    dead = true;
    throw new Died(`died at step ${record.length}`);
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
    let inTransaction = false;
    const kindOf = ({ text }: pg.QueryConfig): StepKind => {
      if (/^(begin|start transaction)/i.test(text)) {
        inTransaction = true;
        return 'begin';
      }
      if (/^(commit|rollback)$/i.test(text)) inTransaction = false;
      return inTransaction ? 'inside' : 'outside';
    };
    const query = (statement: pg.QueryConfig, callback: (error: unknown, result?: unknown) => void) =>
      void step(kindOf(statement), () => client.query(statement)).then(
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
    async bury() {
      for (const client of held) client.release(true);
      await pool.end();
    },
  };
}

function mortalGateway(
  gateway: PaystackGateway,
  step: <Result>(kind: StepKind, act: () => Promise<Result>) => Promise<Result>,
): PaystackGateway {
  return new Proxy(gateway, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'isSigned') return value;
      return (...args: unknown[]) => step('outside', () => value.apply(target, args));
    },
  });
}
