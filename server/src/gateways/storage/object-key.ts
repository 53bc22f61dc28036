/*
 * Keys are folders and a name with an extension: `images/0a1b.webp`. Only these characters, dots only before the
 * extension: such a key cannot leave its folder, hide a file, or be both a file and a folder.
 */
const KEY = /^(?:[a-z0-9_-]+\/){0,5}[a-z0-9_-]+\.(?<ending>[a-z0-9]+)$/;
const MAX_LENGTH = 200;

/** An object's content type follows from its extension, so that no storage has to store it. */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    webp: 'image/webp',
    sealed: 'application/octet-stream',
    txt: 'text/plain; charset=utf-8',
  }),
);

/** Returns the content type of a key, and refuses an invalid key. */
export function contentTypeOfKey(key: string): string {
  const ending = key.length <= MAX_LENGTH ? KEY.exec(key)?.groups?.ending : undefined;
  if (ending === undefined) throw new Error(`${JSON.stringify(key.slice(0, 80))} is not an object key.`);

  const contentType = CONTENT_TYPES.get(ending);
  if (contentType === undefined)
    throw new Error(`No content type is known for objects ending in .${ending}.`);
  return contentType;
}

/** Refuses content whose type does not match the extension. */
export function requireContentType(key: string, contentType: string): void {
  const expected = contentTypeOfKey(key);
  if (contentType !== expected)
    throw new Error(`${key} holds ${expected}, so it cannot hold ${contentType}.`);
}
