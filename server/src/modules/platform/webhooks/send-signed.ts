import { Webhook } from 'standardwebhooks';
import type { Deps } from '../../../deps/deps.ts';
import type { WebhookOutcome } from '../../../gateways/webhooks/webhook-gateway.ts';
import { readSecret } from '../settings/index.ts';

/**
 * Signs a message by the Standard Webhooks specification and posts it. For a day after a rotation the previous secret
 * signs too, so that the receiver can switch at any time in between.
 */
export async function sendSigned(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'webhooks' | 'settings'>,
  message: { id: string; body: string },
): Promise<WebhookOutcome> {
  const { webhookUrl } = await deps.settings.read('integrations');
  if (webhookUrl === '') return { delivered: false, status: null, fault: 'No webhook address is set.' };
  const secret = await readSecret(deps, 'integrations', 'webhookSecret');
  if (secret === undefined) return { delivered: false, status: null, fault: 'No webhook secret is set.' };
  const at = deps.now();
  const secrets = [secret.value, secret.previous].filter((text) => text !== undefined);
  const signatures = secrets.map((text) => new Webhook(text).sign(message.id, at, message.body));
  return deps.webhooks.post(webhookUrl, {
    body: message.body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Oja-Webhooks/1',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  });
}
