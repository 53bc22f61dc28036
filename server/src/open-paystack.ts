import { join } from 'node:path';
import { type Config, isProduction } from './config.ts';
import type { Sealer } from './crypto/sealing.ts';
import { createMissingPaystack, createPaystack, type PaystackGateway } from './gateways/paystack/index.ts';
import type { Outcome } from './metrics/outcomes.ts';

export const simulatorPath = '/paystack-simulator';

/** In the data folder, so that all processes share one. */
export function simulatorStateFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'paystack-simulator.sqlite');
}

/** Without a key Oja plays Paystack itself, except in production, where invented money has no place. */
export function usesSimulator(config: Config): boolean {
  return config.paystack === undefined && !isProduction(config);
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

/** The same for every process that shares the keys, and nobody else's to guess. */
export function simulatorKey(sealer: Sealer): string {
  return `sk_test_${sealer.derive('paystack simulator').toString('hex').slice(0, 40)}`;
}

/** Where this machine reaches its own API. A worker of its own asks the address that people use. */
export function ownAddress(config: Config): string {
  if (config.role === 'worker') return config.appUrl;
  const anyAddress = config.host === '0.0.0.0' || config.host === '::';
  const host = anyAddress ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}
