import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sealer } from '../../../crypto/sealing.ts';

/*
 * The token of the unsubscribe links: the id of the person (16 bytes) and the first 24 bytes of an HMAC-SHA256 over it,
 * in base64url. It does not expire, because a mail may be opened years later, and allows nothing but to unsubscribe.
 */

const label = 'unsubscribe from alert mails';
const idBytes = 16;
const macBytes = 24;

export function unsubscribeToken(sealer: Sealer, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(sealer.derive(label), id)]).toString('base64url');
}

/** The id of the person, or undefined for a token that Oja did not sign. */
export function readUnsubscribeToken(sealer: Sealer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + macBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  const given = bytes.subarray(idBytes);
  const isSigned = sealer.keyIds.some((keyId) =>
    timingSafeEqual(given, macOf(sealer.derive(label, keyId), id)),
  );
  return isSigned ? uuidOf(id) : undefined;
}

function macOf(key: Buffer, id: Buffer): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, macBytes);
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
