import { join } from 'node:path';
import { type Config, usesSimulator } from '../config/config.ts';
import type { Sealer } from '../crypto/sealing.ts';
import { createMissingPaystack, createPaystack, type PaystackGateway } from '../gateways/paystack/index.ts';
import type { Outcome } from '../metrics/outcomes.ts';

export const simulatorPath = '/paystack-simulator';

/** In the data folder, so that all processes share one. */
export function simulatorStateFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'paystack-simulator.sqlite');
}

export function openPaystack(
  config: Config,
  sealer: Sealer,
  onOutcome: (outcome: Outcome) => void,
): PaystackGateway {
  if (config.paystack) return createPaystack({ ...config.paystack, onOutcome });
  if (!usesSimulator(config)) return createMissingPaystack();
  return createPaystack({
    secretKey: simulatorKey(sealer),
    baseUrl: `${ownAddress(config)}${simulatorPath}`,
    onOutcome,
  });
}

/** Equal in every process that shares the keys, and unguessable. */
export function simulatorKey(sealer: Sealer): string {
  return `sk_test_${sealer.derive('paystack simulator').toString('hex').slice(0, 40)}`;
}

/** The address under which this machine reaches its own API. A separate worker uses the public address. */
export function ownAddress(config: Config): string {
  if (config.role === 'worker') return config.appUrl;
  const anyAddress = config.host === '0.0.0.0' || config.host === '::';
  const host = anyAddress ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}
