import { startSimulator } from '@oja/paystack-simulator';
import type { Deps } from '../deps.ts';
import { createPaystack, type PaystackGateway } from '../gateways/paystack/index.ts';
import { simulatorKey, simulatorStateFile, usesSimulator } from '../open-paystack.ts';

/**
 * Paystack for as long as the demo is loaded, which is before anybody can ask Oja anything. It is the simulator on the
 * state that Oja mounts later, so that both know the same transfers. Undefined where real keys are set.
 */
export async function openDemoGateway(
  deps: Deps,
): Promise<{ paystack: PaystackGateway; close: () => Promise<void> } | undefined> {
  const { config, sealer } = deps;
  if (!usesSimulator(config)) return undefined;
  const secretKey = simulatorKey(sealer);
  const { url, close } = await startSimulator({ port: 0, stateFile: simulatorStateFile(config), secretKey });
  return { paystack: createPaystack({ secretKey, baseUrl: url }), close };
}
