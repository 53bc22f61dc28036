/**
 * `npm test`: every check there is. It goes on after a failure, so that one run tells everything, and ends with
 * one line that counts: static checks as one test each, and a step that broke down as one failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { runBrowserTests } from './e2e.mjs';
import { run } from './lib/children.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { root } from './lib/root.mjs';
import { countPlaywright, countVitest } from './lib/test-counts.mjs';

const reports = join(root, '.cache', 'reports');

const tools = await bootstrap();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chromium = await ensureTestBrowser();

const tallies = [await check(tools), await unitTests(), await browserTests()];
// The browser's runner has said itself what failed, just above.
const failures = tallies.flatMap((tally) => tally.failures ?? []);
process.stdout.write(failures.map((failure) => `✗ ${failure}\n`).join(''));
const total = (kind) => tallies.reduce((sum, tally) => sum + (tally[kind] ?? 0), 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exit(total('failed') === 0 ? 0 : 1);

async function unitTests() {
  const report = join(reports, 'vitest.json');
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(
    tools.node,
    [cli, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: root, env: tools.env },
  );
  return withBreakdown(code, () => countVitest(readReport(report)));
}

async function browserTests() {
  if (!chromium) return { failed: 1 };
  if (!(await build(tools))) return { failed: 1 };
  const report = join(reports, 'playwright.json');
  const code = await runBrowserTests({
    ...tools,
    env: { ...tools.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    chromium,
    args: ['--reporter=line,json'],
  });
  return withBreakdown(code, () => countPlaywright(readReport(report)));
}

/** A runner that fails without a failed test broke down, and so did one that left no report. */
function withBreakdown(code, count) {
  try {
    const tally = count();
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { failed: 1 };
  }
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
