import { pathToFileURL } from 'node:url';

/** A regular expression that a module made while it was loaded. */
export interface MadeRegex {
  path: string;
  source: string;
  flags: string;
}

/**
 * The regular expressions that modules put together while they are loaded, which cannot be read from their source alone. Each
 * module is loaded with a RegExp that writes down what it is called with.
 */
export async function recordComposed(paths: readonly string[]): Promise<MadeRegex[]> {
  const made: MadeRegex[] = [];
  const original = globalThis.RegExp;
  for (const path of paths) {
    globalThis.RegExp = new Proxy(original, {
      construct(target, [source, flags]) {
        const regex = new target(source, flags);
        made.push({ path, source: regex.source, flags: regex.flags });
        return regex;
      },
    });
    try {
      await import(pathToFileURL(path).href);
    } finally {
      globalThis.RegExp = original;
    }
  }
  return made;
}
