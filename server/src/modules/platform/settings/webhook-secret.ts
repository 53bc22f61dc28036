import { randomBytes } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { secretMask } from '@oja/contract/settings';
import { previousSecretHours } from '@oja/contract/webhook-terms';
import type { Deps } from '../../../deps/deps.ts';
import { readSecret } from './settings-secrets.store.ts';

/** How long the previous secret signs beside the new one. */
export const previousSecretMs = previousSecretHours * hourMs;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Webhooks are always signed: a URL that is saved without a secret gets one. */
export async function withWebhookSecret(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  body: {
    value: { webhookUrl: string };
    secrets?: Readonly<Record<string, string | null | undefined>> | undefined;
  },
): Promise<Readonly<Record<string, string | null | undefined>>> {
  const { webhookSecret: sent } = body.secrets ?? {};
  const isTyped = typeof sent === 'string' && sent !== '' && sent !== secretMask;
  if (body.value.webhookUrl === '' || isTyped) return body.secrets ?? {};
  const stored = await readSecret(deps, 'integrations', 'webhookSecret');
  return stored !== undefined && sent !== null ? {} : { webhookSecret: newWebhookSecret() };
}
