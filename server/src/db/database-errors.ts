import { PoolStalledError } from './pool-wait-queue.ts';
import { sqlStateOf } from './sql-state.ts';

/** A row lock was not released within lock_timeout. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** A leader that was demoted by a failover still accepts connections, but no writes. */
const readOnlyTransaction = '25006';

/** The database is unreachable, refuses writes, or has no free connection. */
export function isDatabaseOut(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state === readOnlyTransaction) return true;
  if (state !== undefined && (networkCodes.has(state) || /^(08|53|57P)/.test(state))) return true;
  if (error instanceof PoolStalledError) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

const ownSocketErrors = new WeakSet<Error>();

/** Marks an error as coming from a database connection; its code alone could come from any other server. */
export function recordDatabaseError(error: unknown): void {
  if (error instanceof Error) ownSocketErrors.add(error);
}

/** Stricter than `isDatabaseOut`: false for socket errors of other servers, such as a mail server that is down. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!isDatabaseOut(error)) return false;
  const isSocketError = networkCodes.has(sqlStateOf(error) ?? '');
  return !isSocketError || (error instanceof Error && ownSocketErrors.has(error));
}
