import type { Sealer } from '../../../crypto/sealing.ts';
import { readSignedId, signId } from '../../../crypto/signed-id.ts';

/** Lets a person who cannot sign in appeal, once, against the suspension of the mail; it allows nothing else. */
const label = 'appeal against a suspension';

export function appealToken(sealer: Sealer, sanctionId: string): string {
  return signId(sealer, label, sanctionId);
}

export function readAppealToken(sealer: Sealer, token: string): string | undefined {
  return readSignedId(sealer, label, token);
}
