import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { OutageLog } from './db/outage-log.ts';

/** Nobody means to log these; should it happen, the value is not written. */
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

/** Every line whose `err` means an unavailable database becomes one line a second, wherever it is logged. */
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
        if (!outages.takesOver(errorIn(args[0]))) method.apply(this, args);
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
