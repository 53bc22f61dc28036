import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sealer } from './sealing.ts';

/*
 * A token for links in mails: an id (16 bytes) and the first 24 bytes of an HMAC-SHA256 over it, in base64url. The label
 * says what it is for, so that a token of one purpose is worth nothing for another. It does not expire.
 */

const idBytes = 16;
const macBytes = 24;

export function signId(sealer: Sealer, label: string, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(sealer.derive(label), id)]).toString('base64url');
}

/** The id, or undefined for a token that Oja did not sign for this purpose. */
export function readSignedId(sealer: Sealer, label: string, token: string): string | undefined {
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
