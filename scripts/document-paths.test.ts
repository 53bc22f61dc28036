import { expect, test } from 'vitest';
import { readRepository } from './lib/read-repository.ts';
import { root } from './lib/root.mjs';

const files = readRepository(root, /\.(?:ts|tsx|mjs|sql|md|json|woff2)$/);
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

/** Built, or written when Oja runs. */
const built = /^(?:data|DATA_DIR|test-results|(?:server|web)\/dist)(?:\/|$)/;
/** A folder, or a file without its extension. */
const isThere = (mention: string) =>
  files.some(({ path }) => [`/${mention}/`, `/${mention}.`].some((part) => `/${path}`.includes(part)));

test.each(documents)('$path names only folders that exist', ({ text }) => {
  const mentions = [...text.matchAll(/`((?:[\w-]+\/)+[\w-]*)`/g)].map((match) => match[1] ?? '');
  const folders = mentions.map((mention) => mention.replace(/\/$/, ''));
  const gone = folders.filter((folder) => !isThere(folder) && !examples.test(folder) && !built.test(folder));
  expect(gone).toEqual([]);
});

const groups = ['platform', 'money', 'people', 'trade', 'talk', 'portals'];

test.each(groups)('the README of %s names all its modules', (group) => {
  const folder = `server/src/modules/${group}/`;
  const inside = files.filter(({ path }) => path.startsWith(folder));
  const modules = inside
    .map(({ path }) => path.slice(folder.length).split('/'))
    .filter(({ length }) => length > 1);
  const text = inside.find(({ path }) => path === `${folder}README.md`)?.text ?? '';
  expect([...new Set(modules.map(([name]) => name))].filter((name) => !text.includes(`\`${name}\``))).toEqual(
    [],
  );
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
