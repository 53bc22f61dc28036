import { LineStandsStill } from './connection-line.ts';
import { sqlStateOf } from './transaction.ts';

/** A row was held by somebody else for longer than anybody should wait. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/** The database cannot be reached, or has no connection to give. */
export function isDatabaseOut(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined && (networkCodes.has(state) || /^(08|53|57P)/.test(state))) return true;
  if (error instanceof LineStandsStill) return true;
  return error instanceof Error && lostConnection.test(error.message);
}
