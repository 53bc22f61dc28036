import { expect, test } from 'vitest';
import { readRepository } from './lib/read-repository.ts';
import { root } from './lib/root.mjs';

const files = readRepository(root, /\.(?:ts|tsx|mjs|sql|md|json)$/);
const isFile = (mention: string) =>
  files.some(({ path }) => path === mention || path.endsWith(`/${mention.replace(/^\.\//, '')}`));

/** Files that documents name as examples, and files that appear when Oja runs. */
const examples = /bookmark|NNNN|^(?:\.env|data\/)/;
const documents = files.filter(({ path }) => path.endsWith('.md') && !path.startsWith('docs/specification/'));

test.each(documents)('$path names only files that exist', ({ text }) => {
  const mentions = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|md|json))`/g)].map(
    (match) => match[1] ?? '',
  );
  const gone = mentions.filter((mention) => !isFile(mention) && !examples.test(mention));
  expect(gone).toEqual([]);
});
