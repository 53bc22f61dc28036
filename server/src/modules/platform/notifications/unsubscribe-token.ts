import type { Sealer } from '../../../crypto/sealing.ts';
import { readSignedId, signId } from '../../../crypto/signed-id.ts';

/** The token of the unsubscribe links. A mail may be opened years later, and it allows nothing but to unsubscribe. */
const label = 'unsubscribe from alert mails';

export function unsubscribeToken(sealer: Sealer, userId: string): string {
  return signId(sealer, label, userId);
}

/** The id of the person, or undefined for a token that Oja did not sign. */
export function readUnsubscribeToken(sealer: Sealer, token: string): string | undefined {
  return readSignedId(sealer, label, token);
}
