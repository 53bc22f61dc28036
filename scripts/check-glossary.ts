/**
 * Holds GLOSSARY.md against the code. `node scripts/check-glossary.ts` exits 1 with one line for every word that is out of
 * order, stands there twice or is in no identifier, path or key of the code.
 */
import { fileURLToPath } from 'node:url';
import { readRepository, type TextFile } from './lib/read-repository.ts';
import { withoutComments } from './tidy/without-comments.ts';

const glossaryPath = 'GLOSSARY.md';
const isCode = (path: string) =>
  /^(?:contract\/src|server\/src|server\/migrations|web\/src)\//.test(path) && !/\.test\.tsx?$/.test(path);

export function findFaults(files: readonly TextFile[]): string[] {
  const glossary = files.find(({ path }) => path === glossaryPath);
  if (!glossary) throw new Error(`${glossaryPath} is missing.`);
  const words = readWords(glossary.text);
  const code = plainWords(
    files.filter(({ path }) => isCode(path)).map((file) => `${file.path} ${withoutProse(file)}`),
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

const textLiteral = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The code without comments, and without texts that have a space: sentences are for people and prove no name. */
function withoutProse({ path, text }: TextFile): string {
  const code = path.endsWith('.sql') ? text.replaceAll(/--.*$/gm, ' ') : withoutComments(text);
  return code.replaceAll(textLiteral, (literal) => (/\s/.test(literal) ? ' ' : literal));
}

/** knownDevice, known_device and known-device all become "known device". */
function plainWords(texts: readonly string[]): string {
  const words = texts
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ');
  return ` ${words.toLowerCase()} `;
}

/** Singular and plural; code may write a word with a hyphen as one, such as `handover`. */
function formsOf(word: string): string[] {
  return [word, word.replaceAll('-', '')].flatMap((spelling) => {
    const plain = spelling.replaceAll(/[^A-Za-z]+/g, ' ').toLowerCase();
    return [plain, `${plain}s`, `${plain}es`, plain.replace(/y$/, 'ies')];
  });
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
