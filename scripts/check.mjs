/** `npm run check`: everything that can be said about the code without running it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { isMain } from './lib/is-main.mjs';
import { root } from './lib/root.mjs';

const atOnce = 2;

/** Runs all checks, says how each went, and returns how many passed and which failed. */
export async function check({ node, env }) {
  const waiting = listChecks();
  /** @type {string[]} */
  const failures = [];
  const tally = { passed: 0, failed: 0, failures };
  async function worker() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const start = Date.now();
      const { code, output } = await run(node, next.args, { cwd: root, env, quiet: true });
      const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(5);
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${seconds} s  ${next.name}\n`);
      if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
      tally[code === 0 ? 'passed' : 'failed'] += 1;
      if (code !== 0) failures.push(next.name);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return tally;
}

/** The slow ones first, so that the two lanes end at about the same time. */
function listChecks() {
  const tool = (...path) => join(root, 'node_modules', ...path);
  return [
    { name: 'nothing unused (knip)', args: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
    ...typedFolders().map((folder) => ({
      name: `types in ${folder}`,
      // One checker: several would each work out the types of the contract. A second run checks only what changed and
      // what depends on it.
      args: [
        tool('typescript', 'bin', 'tsc'),
        '-p',
        folder,
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        join(root, '.cache', 'types', `${folder}.tsbuildinfo`),
      ],
    })),
    { name: 'format and lint (biome)', args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
    { name: 'linear regular expressions (recheck)', args: [join('scripts', 'check-regexes.ts')] },
    {
      name: 'every row of the specification has its test',
      args: [join('scripts', 'check-specification.ts')],
    },
    { name: 'every word of the glossary is used', args: [join('scripts', 'check-glossary.ts')] },
    { name: 'directions and house rules (tidy)', args: [join('scripts', 'tidy.ts')] },
  ];
}

function typedFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['scripts', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

if (isMain(import.meta.url)) {
  const { failed } = await check(await bootstrap());
  process.exit(failed === 0 ? 0 : 1);
}
