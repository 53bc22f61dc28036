import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Nobody means to log these; should it happen, the value is not written. */
const secretFields = ['password', 'token', 'authorization', 'cookie', 'credentials', 'secret'];

export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: { pid: process.pid },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
  });
}
