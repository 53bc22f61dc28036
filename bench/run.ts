import { parseArgs } from 'node:util';
import type { Measure } from './measure.ts';
import { measures } from './measures.ts';
import { consoleTable, type Row, rowsOf, unmeasuredRows } from './report.ts';
import { closeAll } from './support/closing.ts';
import { writePerformancePage } from './write-performance-page.ts';

/**
 * Runs all measures, or those named, one after another, and prints the results. A failing measure does not stop the
 * others. With --write their rows in docs/performance.md are replaced.
 */
let stopped: Promise<never> | undefined;
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.on(signal, () => {
    stopped ??= closeAll().then(() => process.exit(code));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const chosen = choose(positionals);

const rows: Row[] = [];
for (const measure of chosen) {
  process.stderr.write(`Measuring ${measure.name} …\n`);
  rows.push(...(await take(measure)));
  // Does not return after a signal.
  await stopped;
}
process.stdout.write(`\n${consoleTable(rows)}\n`);
if (values.write) await writePerformancePage(rows);
process.exit(rows.every((row) => row.verdict === 'held') ? 0 : 1);

function choose(names: readonly string[]): readonly Measure[] {
  const unknown = names.filter((name) => !measures.some((measure) => measure.name === name));
  if (unknown.length > 0) {
    const known = measures.map((measure) => measure.name).join(', ');
    refuse(`There is no measure called ${unknown.join(' or ')}. There are: ${known}.`);
  }
  return names.length === 0 ? measures : measures.filter((measure) => names.includes(measure.name));
}

async function take(measure: Measure): Promise<Row[]> {
  try {
    return rowsOf(measure, await measure.run());
  } catch (error) {
    await stopped;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${measure.name} could not be measured: ${reason}\n`);
    return unmeasuredRows(measure);
  }
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
