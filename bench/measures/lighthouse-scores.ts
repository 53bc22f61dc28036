import type { Result } from 'lighthouse';
import { defineMeasure } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { readingOf, visit } from '../support/lighthouse.ts';
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
    while (results.length < runs) results.push(await visit({ url: `${oja.url}/`, port: debuggingPort }));
    const read = (category: string) => readingOf(results, category);
    return {
      performance: read('performance'),
      accessibility: read('accessibility'),
      'best-practices': read('best-practices'),
      seo: read('seo'),
    };
  },
});
