import lighthouse, { type Result } from 'lighthouse';
import { defineMeasure } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { median } from '../support/median.ts';
import { startApi } from '../support/oja.ts';

const runs = 3;

export const lighthouseScores = defineMeasure({
  name: 'lighthouse',
  figures: {
    performance: { label: 'Lighthouse for `/` on a phone: performance', target: { atLeast: 95 }, unit: '' },
    accessibility: { label: '… accessibility', target: { atLeast: 100 }, unit: '' },
    'best-practices': { label: '… best practices', target: { atLeast: 100 }, unit: '' },
    seo: { label: '… SEO', target: { atLeast: 100 }, unit: '' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const debuggingPort = await freePort();
    await using _browser = await openBrowser({ debuggingPort });
    const results: Result[] = [];
    while (results.length < runs) results.push(await visit(`${oja.url}/`, debuggingPort));
    const read = (category: string) => readingOf(results, category);
    return {
      performance: read('performance'),
      accessibility: read('accessibility'),
      'best-practices': read('best-practices'),
      seo: read('seo'),
    };
  },
});

/** Lighthouse's own settings are those of a phone on a slow line. */
async function visit(url: string, port: number): Promise<Result> {
  const visited = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const result = visited?.lhr;
  if (result === undefined) throw new Error('Lighthouse gave no result.');
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

function readingOf(results: readonly Result[], category: string) {
  const scores = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
  return { value: median(scores), detail: `${scores.join(', ')}${faultsOf(results, category)}` };
}

/** The audits that cost points in any of the runs. */
function faultsOf(results: readonly Result[], category: string): string {
  const faults = results.flatMap((result) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return faults.length > 0 ? `; costs points: ${[...new Set(faults)].join(', ')}` : '';
}
