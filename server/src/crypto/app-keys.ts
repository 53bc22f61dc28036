/** One master key of this installation. It encrypts nothing directly: keys are derived from it by purpose. */
export type AppKey = { id: string; key: Buffer };

const KEY_BYTES = 32;
const KEY_ID = /^[a-z0-9_-]{1,32}$/;

/**
 * Parses `id:base64,id:base64`. The first key is the current one; the others only open what they sealed. Error
 * messages name the position and the id, never the key, because they reach terminals and logs.
 */
export function parseAppKeys(text: string): AppKey[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) {
    throw new Error(
      'APP_KEYS is empty. Give at least one key as id:base64, made with `openssl rand -base64 32`.',
    );
  }
  const keys = entries.map(parseEntry);
  const repeated = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) !== index);
  if (repeated) {
    throw new Error(`APP_KEYS names the key "${repeated.id}" twice. Every key needs an id of its own.`);
  }
  return keys;
}

function parseEntry(entry: string, index: number): AppKey {
  const position = `APP_KEYS entry ${index + 1}`;
  const colon = entry.indexOf(':');
  if (colon < 1) throw new Error(`${position} has no id. Write it as id:base64.`);

  const id = entry.slice(0, colon);
  if (!KEY_ID.test(id)) {
    throw new Error(`${position} has an unusable id. Use 1 to 32 of a-z, 0-9, _ and -.`);
  }
  const encoded = entry.slice(colon + 1);
  const key = Buffer.from(encoded, 'base64');
  // Node's decoder skips invalid characters, so only re-encoding proves that the text was base64.
  if (key.toString('base64') !== encoded) {
    throw new Error(`${position} ("${id}") is not base64. Make a key with \`openssl rand -base64 32\`.`);
  }
  if (key.length !== KEY_BYTES) {
    throw new Error(`${position} ("${id}") has ${key.length} bytes; a key has exactly ${KEY_BYTES}.`);
  }
  if (key.every((byte) => byte === key[0])) {
    throw new Error(
      `${position} ("${id}") is one byte repeated. Make a key with \`openssl rand -base64 32\`.`,
    );
  }
  return { id, key };
}
