import { paystackSimulator } from '@oja/paystack-simulator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { ownAddress, simulatorKey, simulatorPath, simulatorStateFile } from './open-paystack.ts';

/**
 * Mounts the Paystack simulator under its own path, with its state in the data folder, so that all processes share
 * it.
 */
export async function mountSimulator(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'sealer'>,
): Promise<void> {
  const { config, sealer } = deps;
  await app.register(paystackSimulator, {
    prefix: simulatorPath,
    stateFile: simulatorStateFile(config),
    publicUrl: `${config.appUrl}${simulatorPath}`,
    secretKey: simulatorKey(sealer),
    webhookUrl: `${ownAddress(config)}/api/paystack/webhook`,
  });
}
