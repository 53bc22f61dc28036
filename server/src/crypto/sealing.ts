import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { AppKey } from './app-keys.ts';

/*
 * Sealing keeps secrets that must be read again (credentials of listings, two-factor secrets, documents) unreadable
 * in the database and in the object storage. Every sealed value is bound to a context such as
 * `listing:{id}:credentials`: moved to another row or another column, it no longer opens.
 *
 * Envelope: version (1 byte), length of the key id (1), key id, nonce (12), tag (16), ciphertext.
 * Version, key id and context are authenticated. The key id inside lets old rows open after a rotation, while new
 * ones take the first key of the list.
 */

export type Sealer = {
  readonly currentKeyId: string;
  /** All key ids, the current one first. */
  readonly keyIds: readonly string[];
  seal(plaintext: Uint8Array | string, context: string): Buffer;
  open(sealed: Uint8Array, context: string): Buffer;
  keyIdOf(sealed: Uint8Array): string;
  /** A key for one purpose, for signing or hashing elsewhere. Verification after a rotation tries every key id. */
  derive(label: string, keyId?: string): Buffer;
};

export type SealFault = 'malformed' | 'unknown_key' | 'not_authentic';

export class SealError extends Error {
  readonly fault: SealFault;

  constructor(fault: SealFault, message: string) {
    super(message);
    this.name = 'SealError';
    this.fault = fault;
  }
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export function createSealer(keys: readonly AppKey[]): Sealer {
  const [current] = keys;
  if (!current) throw new Error('A sealer needs at least one key.');

  // Key objects, because Node otherwise parses the bytes as every kind of key, which costs more than the cipher.
  const sealingKeys = new Map(
    keys.map(({ id, key }) => [id, createSecretKey(deriveKey(key, 'oja seal v1'))]),
  );
  if (sealingKeys.size !== keys.length) throw new Error('Two keys of a sealer have the same id.');

  function sealingKey(id: string): KeyObject {
    const key = sealingKeys.get(id);
    if (key) return key;
    throw new SealError(
      'unknown_key',
      `This value was sealed with the key "${id}", which is not in APP_KEYS.`,
    );
  }

  // Labels are few and fixed, and deriving a key costs four times the signature that is made with it.
  const derivedKeys = new Map<string, Buffer>();

  return {
    currentKeyId: current.id,
    keyIds: keys.map(({ id }) => id),

    seal(plaintext, context) {
      const header = headerFor(current.id);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey(current.id), nonce, {
        authTagLength: TAG_BYTES,
      });
      cipher.setAAD(authenticated(header, context));
      const plainBytes = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext;
      const ciphertext = Buffer.concat([cipher.update(plainBytes), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), ciphertext]);
    },

    open(sealed, context) {
      const { keyId, header, nonce, tag, ciphertext } = parseEnvelope(sealed);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey(keyId), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(authenticated(header, context));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
      } catch {
        throw new SealError('not_authentic', 'This sealed value was altered or belongs to another place.');
      }
    },

    keyIdOf: (sealed) => parseEnvelope(sealed).keyId,

    derive(label, keyId = current.id) {
      const appKey = keys.find(({ id }) => id === keyId);
      if (!appKey) throw new SealError('unknown_key', `There is no key "${keyId}" in APP_KEYS.`);
      const name = `${keyId} ${label}`;
      const key = derivedKeys.get(name) ?? deriveKey(appKey.key, `oja derive v1 ${label}`);
      derivedKeys.set(name, key);
      return key;
    },
  };
}

function deriveKey(key: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), info, KEY_BYTES));
}

function headerFor(keyId: string): Buffer {
  const id = Buffer.from(keyId, 'latin1');
  return Buffer.concat([Buffer.from([VERSION, id.length]), id]);
}

// The header contains its own length, so no other header and context produce the same bytes.
function authenticated(header: Buffer, context: string): Buffer {
  if (context === '') throw new Error('Sealing needs a context that names the place of the value.');
  return Buffer.concat([header, Buffer.from(context, 'utf8')]);
}

function parseEnvelope(sealed: Uint8Array) {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const headerEnd = 2 + (bytes[1] ?? 0);
  const bodyStart = headerEnd + NONCE_BYTES + TAG_BYTES;
  if (bytes[0] !== VERSION || bytes.length < bodyStart) {
    throw new SealError('malformed', 'This is not a sealed value.');
  }
  return {
    keyId: bytes.toString('latin1', 2, headerEnd),
    header: bytes.subarray(0, headerEnd),
    nonce: bytes.subarray(headerEnd, headerEnd + NONCE_BYTES),
    tag: bytes.subarray(headerEnd + NONCE_BYTES, bodyStart),
    ciphertext: bytes.subarray(bodyStart),
  };
}
