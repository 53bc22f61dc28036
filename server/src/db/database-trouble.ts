import { PoolStalledError } from './pool-wait-queue.ts';
import { sqlStateOf } from './transaction.ts';

/** A row was held by somebody else for longer than anybody should wait. */
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

/** A leader that a failover demoted still answers, but takes no writes. */
const readOnlyTransaction = '25006';

/** The database cannot be reached, takes no writes, or has no connection to give. */
export function isDatabaseOut(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state === readOnlyTransaction) return true;
  if (state !== undefined && (networkCodes.has(state) || /^(08|53|57P)/.test(state))) return true;
  if (error instanceof PoolStalledError) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

const ownSocketErrors = new WeakSet<Error>();

/** Remembers that an error came from a connection to the database: its code alone could be that of any other partner. */
export function noteDatabaseError(error: unknown): void {
  if (error instanceof Error) ownSocketErrors.add(error);
}

/** Stricter than `isDatabaseOut`: false for the socket errors of other partners, such as a mail server that is down. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!isDatabaseOut(error)) return false;
  const isSocketError = networkCodes.has(sqlStateOf(error) ?? '');
  return !isSocketError || (error instanceof Error && ownSocketErrors.has(error));
}
