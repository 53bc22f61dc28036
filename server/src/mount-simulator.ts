import { paystackSimulator } from '@oja/paystack-simulator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { ownAddress, simulatorKey, simulatorPath, simulatorStateFile } from './open-paystack.ts';

/** Paystack under a path of its own, with its state in the data folder, so that all processes share one. */
export async function mountSimulator(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, sealer } = deps;
  await app.register(paystackSimulator, {
    prefix: simulatorPath,
    stateFile: simulatorStateFile(config),
    publicUrl: `${config.appUrl}${simulatorPath}`,
    secretKey: simulatorKey(sealer),
    webhookUrl: `${ownAddress(config)}/api/paystack/webhook`,
  });
}
