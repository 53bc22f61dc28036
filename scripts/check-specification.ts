/**
 * Holds the tests against the checklist of the specification. `node scripts/check-specification.ts` exits 1 with one line
 * for every row that no test names and untested.md does not explain, for every id that the checklist does not have, for
 * ids outside of tests, and for references that nothing in the repository defines.
 */
import { fileURLToPath } from 'node:url';
import { readRepository, type TextFile } from './lib/read-repository.ts';

const folder = 'docs/specification/';
const checklistPath = `${folder}checklist.tsv`;
const untestedPath = `${folder}untested.md`;

const isTest = (path: string) => /\.test\.tsx?$|^(?:e2e|server\/test)\//.test(path);
/** Applied migrations are compared by checksum, so nothing in them can change; the script's own test plants faults. */
const isExempt = (path: string) =>
  path.startsWith(folder) ||
  path.startsWith('server/migrations/') ||
  path === 'scripts/check-specification.test.ts';

/** An id of the checklist, or a range of them, written with "to" between the first and the last. */
const idRange = /\b([UA])(\d{3})(?: to \1(\d{3}))?\b/g;
/** Numbers of lists that are kept elsewhere, such as "T8" or "C30"; F8 is a key and A1 a cell of a spreadsheet. */
const outsideNumber = /(?<![\w}])(?!F8\b|A1\))[A-GT]\d{1,2}\b(?!:\d)/g;
const documentName = /(?<![\w.*{}-])[\w-]+\.md\b/g;

export function findFaults(files: readonly TextFile[]): string[] {
  const known = readChecklist(textOf(files, checklistPath));
  const explained = readExplained(textOf(files, untestedPath));
  const tests = files.filter(({ path }) => isTest(path) && !isExempt(path));
  const named = new Set(tests.flatMap(({ text }) => findIds(text).map(({ id }) => id)));
  const documents = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
  return [
    ...[...known]
      .filter((id) => !named.has(id) && !explained.has(id))
      .map((id) => `${checklistPath}: no test names ${id}, and ${untestedPath} does not explain it`),
    ...[...explained]
      .filter((id) => named.has(id))
      .map((id) => `${untestedPath}: explains ${id}, which a test names`),
    ...[...explained]
      .filter((id) => !known.has(id))
      .map((id) => `${untestedPath}: explains ${id}, which the checklist does not have`),
    ...tests.flatMap((file) =>
      findIds(file.text)
        .filter(({ id }) => !known.has(id))
        .map(({ id, index }) => `${placeOf(file, index)} names ${id}, which the checklist does not have`),
    ),
    ...files
      .filter(({ path }) => !isTest(path) && !isExempt(path))
      .flatMap((file) =>
        findIds(file.text)
          .filter(({ id, index }, at, all) => known.has(id) && all[at - 1]?.index !== index)
          .map(({ id, index }) => `${placeOf(file, index)} names ${id}; ids stand in tests only`),
      ),
    ...tests.flatMap((file) =>
      [...file.text.matchAll(outsideNumber)].map(
        ({ 0: number, index }) => `${placeOf(file, index)} names ${number}, which nothing here defines`,
      ),
    ),
    ...files
      .filter(({ path }) => !isExempt(path))
      .flatMap((file) =>
        [...file.text.matchAll(documentName)]
          .filter(([name]) => !documents.has(name))
          .map(
            ({ 0: name, index }) => `${placeOf(file, index)} names ${name}, which is not in the repository`,
          ),
      ),
  ];
}

function textOf(files: readonly TextFile[], path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${path} is missing.`);
  return file.text;
}

function readChecklist(text: string): Set<string> {
  const [, ...rows] = text.trimEnd().split('\n');
  return new Set(rows.map((row) => row.slice(0, row.indexOf('\t'))));
}

/** Only the first column explains; the reason beside it may name other rows. */
function readExplained(text: string): Set<string> {
  const cells = text.split('\n').map((line) => line.split('|')[1] ?? '');
  return new Set(cells.flatMap((cell) => findIds(cell).map(({ id }) => id)));
}

function findIds(text: string): { id: string; index: number }[] {
  return [...text.matchAll(idRange)].flatMap(({ 1: portal, 2: first, 3: last, index }) => {
    const from = Number(first);
    const count = last === undefined ? 1 : Number(last) - from + 1;
    if (count < 1) return [{ id: `${portal}${first} to ${portal}${last}`, index }];
    return Array.from({ length: count }, (_, step) => ({
      id: `${portal}${String(from + step).padStart(3, '0')}`,
      index,
    }));
  });
}

function placeOf({ path, text }: TextFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readRepository(
    fileURLToPath(new URL('..', import.meta.url)),
    /\.(?:ts|tsx|mjs|js|css|html|md|tsv)$/,
  );
  const faults = findFaults(files);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${files.length} files, ${faults.length} faults\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
