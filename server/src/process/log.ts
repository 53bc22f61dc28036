import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { OutageLog } from '../db/outage-log.ts';

/** Fields that must not be logged; their values are redacted. */
const secretFields = [
  'password',
  'token',
  'authorization',
  'cookie',
  'credentials',
  'secret',
  'secretKey',
  'secret_key',
  'secretAccessKey',
  'authorizationCode',
  'authorization_code',
  'accessCode',
  'access_code',
];

/**
 * Log lines whose `err` means an unavailable database are throttled to one line a second, wherever they are logged.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const outages = new OutageLog((line) =>
    log.warn(line, `database unavailable, ${line.failures} failures since ${line.since}`),
  );
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        if (!outages.suppress(errorIn(args[0]))) method.apply(this, args);
      },
    },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  return log;
}

function errorIn(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
}
