import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TextFile {
  path: string;
  text: string;
}

/** What tools and running programs leave behind; `data` only at the top, where the database lives. */
const passesBy = /(?:^|\/)(?:node_modules|dist|test-results|playwright-report|\.[^/]+)$|^data$/;

/** Every file of the repository whose name matches, with paths relative to its root. */
export function readRepository(root: string, names: RegExp, folder = ''): TextFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (passesBy.test(path)) return [];
    if (entry.isDirectory()) return readRepository(root, names, path);
    return entry.isFile() && names.test(entry.name)
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : [];
  });
}
