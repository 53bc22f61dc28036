import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import type pg from 'pg';
import type { Deps } from '../src/deps.ts';

/**
 * Whoever holds a connection must not wait for another: when everybody does, the pool is empty and all of them wait for
 * each other until they are turned away. It happens only in a crowd, and with settings only once their copy is old, so
 * tests would never see it. Here every test does: whatever asks inside a transaction is told off at once.
 */
const holding = new AsyncLocalStorage<true>();

const execute = TransactionBuilder.prototype.execute;
TransactionBuilder.prototype.execute = function (useCase) {
  return execute.call(this, (tx) => holding.run(true, () => useCase(tx))) as ReturnType<typeof useCase>;
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
  if (holding.getStore())
    throw new Error(`${what} while a transaction holds a connection. Use the transaction.`);
}
