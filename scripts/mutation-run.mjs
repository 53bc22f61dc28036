/**
 * `npm run mutation`: takes each guard of the money and the back office away once, in a copy of the repository, and
 * sees which test goes red. A guard that no test misses is either not needed or not tested; the command then ends with
 * code 1.
 * With words, only guards whose name or subject ("purchases") holds them are tried; with --write the page
 * docs/mutation-run.md learns what was tried.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { mutations } from './lib/mutations.mjs';
import { root } from './lib/root.mjs';

const { node, env } = await bootstrap();
const copy = await mkdtemp(join(tmpdir(), 'oja-mutation-'));
const results = [];
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const tried = mutations.filter(({ guard, about }) =>
  words.every((word) => guard.includes(word) || about === word),
);
try {
  await copyRepository();
  const all = [...new Set(tried.flatMap(({ tests }) => tests))];
  const broken = await firstFailure(all);
  if (broken) throw new Error(`With every guard in place this fails already: ${broken}`);
  for (const mutation of tried) {
    const red = await tryWithout(mutation);
    results.push({ guard: mutation.guard, red });
    process.stdout.write(
      `${red === undefined ? 'NOT MISSED' : 'missed    '}  ${mutation.guard}${red === undefined ? '' : `: ${red}`}\n`,
    );
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
if (process.argv.includes('--write')) await writePage();
process.exit(results.every(({ red }) => red) ? 0 : 1);

async function copyRepository() {
  const left = /(^|\/)(node_modules|data|\.git|dist|screenshots|test-results)(\/|$)/;
  await cp(root, copy, { recursive: true, filter: (source) => !left.test(source.slice(root.length)) });
  // Packages are shared, but the workspaces are those of the copy: what happens here meanwhile must not matter there.
  await mkdir(join(copy, 'node_modules', '@oja'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@oja') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(root, 'node_modules', '@oja'))) {
    await symlink(join(copy, name), join(copy, 'node_modules', '@oja', name));
  }
}

/** The title of the first test that failed without the guard; undefined when all passed. */
async function tryWithout({ guard, file, find, put, tests }) {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`"${guard}" is not found exactly once in ${file}.`);
  await writeFile(
    path,
    text.replace(find, () => put),
  );
  try {
    return await firstFailure(tests);
  } finally {
    await writeFile(path, text);
  }
}

/** Undefined when every test passed. */
async function firstFailure(tests) {
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const { code, output } = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ],
    { cwd: copy, env, quiet: true },
  );
  if (code === 0) return undefined;
  const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => fail(output)));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return failed?.fullName ?? fail(output);
}

/** @returns {never} */
function fail(output) {
  throw new Error(`The tests did not even start:\n${output.slice(-2000)}`);
}

/** Rows of guards that were not tried this time stay as they are; those of guards that are gone go. */
async function writePage() {
  const path = join(root, 'docs', 'mutation-run.md');
  const rows = new Map(
    (await readFile(path, 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => [line.slice(2, line.indexOf(' | ')), line]),
  );
  for (const { guard, red } of results) {
    const missedBy = withoutIds(red ?? '**nothing**')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('|', '\\|');
    rows.set(guard, `| ${guard} | ${missedBy} |`);
  }
  const page = [
    '# What each guard is for',
    '',
    '`npm run mutation -- --write` took every guard below away once and noted the first test that went red without it.',
    'The table of guards is `scripts/lib/mutations.mjs`, composed of the other `*-mutations.mjs` beside it.',
    '',
    '| Guard | Missed first by |',
    '|---|---|',
    ...mutations.flatMap(({ guard }) => rows.get(guard) ?? []),
    '',
  ];
  await writeFile(path, page.join('\n'));
}

/** Ids of the specification's checklist stand in tests only. */
function withoutIds(title) {
  return title.replaceAll(/(?: \()?\b[UA]\d{3}(?:(?:, | to )[UA]\d{3})*(?:\)|: |\b)/g, '');
}
