/**
 * No regular expression of server and contract takes more than linear time, whatever text it reads. `node
 * scripts/check-regexes.ts` judges those that regexes/safe-regexes.json does not name and exits 1 with one line for each
 * that is not safe. `--write` renews the file, `--all` judges every expression again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FoundRegex, findRegexes } from './regexes/find-regexes.ts';
import { recordComposed } from './regexes/record-composed.ts';

// The other backends start a Java or native process.
process.env.RECHECK_BACKEND = 'pure';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['server/src', 'contract/src'];
const safeFile = join(root, 'scripts', 'regexes', 'safe-regexes.json');

/** Every place with a regular expression, and the places whose expression is made anew with each call. */
async function collect(): Promise<{ found: FoundRegex[]; unseen: string[] }> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const read = files.map((path) => findRegexes(path, readFileSync(join(root, path), 'utf8')));
  const composed = read.flatMap((file) => file.composed);
  const atLoad = [...new Set(composed.filter((regex) => regex.atLoad).map(({ path }) => path))];
  const made = await recordComposed(atLoad.map((path) => join(root, path)));
  return {
    found: [
      ...read.flatMap((file) => file.found),
      ...made.map(({ path, ...regex }) => ({ path: path.slice(root.length), line: 0, ...regex })),
    ],
    unseen: composed
      .filter((regex) => !regex.atLoad)
      .map(
        ({ path, line }) =>
          `${path}:${line} puts a regular expression together in a function, where it cannot be checked`,
      ),
  };
}

function keyOf({ source, flags }: { source: string; flags: string }): string {
  return `/${source}/${flags}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { judgeRegex } = await import('./regexes/judge-regex.ts');
  const { found, unseen } = await collect();
  const faults = [...unseen];
  const known = new Set<string>(
    process.argv.includes('--all') ? [] : JSON.parse(readFileSync(safeFile, 'utf8')),
  );
  const safe = new Set<string>();
  for (const regex of found) {
    const key = keyOf(regex);
    if (safe.has(key)) continue;
    const fault = known.has(key) ? undefined : await judgeRegex(regex.source, regex.flags);
    if (fault === undefined) safe.add(key);
    else faults.push(`${regex.path}:${regex.line} ${key}: ${fault.sentence}`);
  }
  if (process.argv.includes('--write'))
    writeFileSync(safeFile, `${JSON.stringify([...safe].sort(), null, 2)}\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${found.length} regular expressions, ${faults.length} not linear\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
