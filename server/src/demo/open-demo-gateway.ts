import { startSimulator } from '@oja/paystack-simulator';
import { usesSimulator } from '../config/config.ts';
import type { Deps } from '../deps/deps.ts';
import { createPaystack, type PaystackGateway } from '../gateways/paystack/index.ts';
import { simulatorKey, simulatorStateFile } from '../process/open-paystack.ts';

/**
 * The Paystack simulator while the demo is loaded, before Oja serves requests. It uses the state that Oja mounts later,
 * so that both know the same transfers. Undefined with real keys.
 */
export async function openDemoGateway(
  deps: Pick<Deps, 'config' | 'sealer'>,
): Promise<{ paystack: PaystackGateway; close: () => Promise<void> } | undefined> {
  const { config, sealer } = deps;
  if (!usesSimulator(config)) return undefined;
  const secretKey = simulatorKey(sealer);
  const { url, close } = await startSimulator({ port: 0, stateFile: simulatorStateFile(config), secretKey });
  return { paystack: createPaystack({ secretKey, baseUrl: url }), close };
}
