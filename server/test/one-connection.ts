import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import type pg from 'pg';
import type { Deps } from '../src/deps/deps.ts';

/**
 * A transaction must not wait for a second connection: when all do, the pool is empty and they wait for each other
 * until they are refused. It happens only under load, and for settings only once their cache has expired, so ordinary
 * tests would not see it. Here every use of the pool inside a transaction throws.
 */
const insideTransaction = new AsyncLocalStorage<true>();

const execute = TransactionBuilder.prototype.execute;
TransactionBuilder.prototype.execute = function (useCase) {
  return execute.call(this, (tx) => insideTransaction.run(true, () => useCase(tx))) as ReturnType<
    typeof useCase
  >;
};

export function allowOneConnection(pool: pg.Pool, { settings }: Pick<Deps, 'settings'>): void {
  const connect: (...args: unknown[]) => unknown = pool.connect.bind(pool);
  pool.connect = ((...args: unknown[]) => {
    refuseInside('Another connection was asked for');
    return connect(...args);
  }) as typeof pool.connect;
  const { read } = settings;
  settings.read = (section) => {
    refuseInside(`The ${section} settings were asked for through the pool`);
    return read(section);
  };
}

function refuseInside(what: string): void {
  if (insideTransaction.getStore())
    throw new Error(`${what} while a transaction holds a connection. Use the transaction.`);
}
