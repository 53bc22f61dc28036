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

test('the index of decisions lists every record under its heading', () => {
  const records = files.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));
  const index = files.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const missing = records.filter(({ path, text }) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const number = file.slice(0, 4);
    const subject = text.split('\n', 1)[0]?.replace(`# ${number}: `, '');
    return !index.includes(`| [${number}](${file}) | ${subject} |`);
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});
