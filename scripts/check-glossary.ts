/**
 * Holds GLOSSARY.md against the code. `node scripts/check-glossary.ts` exits 1 with one line for every word that is out of
 * order, stands there twice or occurs nowhere in the code.
 */
import { fileURLToPath } from 'node:url';
import { readRepository, type TextFile } from './lib/read-repository.ts';

const glossaryPath = 'GLOSSARY.md';
const isCode = (path: string) =>
  /^(?:contract\/src|server\/src|server\/migrations|web\/src)\//.test(path) && !/\.test\.tsx?$/.test(path);

export function findFaults(files: readonly TextFile[]): string[] {
  const glossary = files.find(({ path }) => path === glossaryPath);
  if (!glossary) throw new Error(`${glossaryPath} is missing.`);
  const words = readWords(glossary.text);
  const code = plainWords(
    files.filter(({ path }) => isCode(path)).map(({ path, text }) => `${path} ${text}`),
  );
  return [
    ...words
      .filter((word, at) => at > 0 && word.localeCompare(words[at - 1] ?? '', 'en') < 0)
      .map((word) => `${glossaryPath}: ${word} is not in alphabetical order`),
    ...words
      .filter((word, at) => words.indexOf(word) !== at)
      .map((word) => `${glossaryPath}: ${word} stands here twice`),
    ...words
      .filter((word) => !formsOf(word).some((form) => code.includes(` ${form} `)))
      .map((word) => `${glossaryPath}: ${word} occurs nowhere in the code`),
  ];
}

/** The first column of the table, without its heading. */
function readWords(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => /^\| (.+?) \|/.exec(line)?.[1] ?? []);
  return cells.slice(1);
}

/** knownDevice, known_device and known-device all become "known device". */
function plainWords(texts: readonly string[]): string {
  const words = texts
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ');
  return ` ${words.toLowerCase()} `;
}

/** Singular and plural. */
function formsOf(word: string): string[] {
  const plain = word.replaceAll(/[^A-Za-z]+/g, ' ').toLowerCase();
  return [plain, `${plain}s`, `${plain}es`, plain.replace(/y$/, 'ies')];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readRepository(
    fileURLToPath(new URL('..', import.meta.url)),
    /\.(?:ts|tsx|sql)$|^GLOSSARY\.md$/,
  );
  const faults = findFaults(files);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${faults.length} faults\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
