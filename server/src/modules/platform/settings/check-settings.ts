import type { Settings } from '@oja/contract/settings';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** Checks between the fields of a section, and checks that need the network. */
export function checkPayment(value: Settings<'payment'>): void {
  if (value.minimumListingPrice > value.maximumListingPrice) {
    throw fieldRefusal('maximumListingPrice', 'The maximum price must not be below the minimum.');
  }
}

/** Nothing can be sent without the sender's permission, so an unusable address is refused on save. */
export async function checkIntegrations(
  deps: Pick<Deps, 'webhooks'>,
  value: Settings<'integrations'>,
  secret: string | null | undefined,
): Promise<void> {
  if (secret && !/^whsec_[A-Za-z0-9+/]{32,128}={0,2}$/.test(secret) && !/^•+$/.test(secret)) {
    throw fieldRefusal(
      'webhookSecret',
      'A webhook secret looks like whsec_ followed by at least 24 bytes in base64.',
    );
  }
  if (value.webhookUrl === '') return;
  const fault = await deps.webhooks.findFault(value.webhookUrl);
  if (fault === undefined) return;
  throw new Refusal('webhook_url_refused', {
    message: fault,
    details: [{ field: 'webhookUrl', message: fault }],
  });
}

function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: [{ field, message }] });
}
