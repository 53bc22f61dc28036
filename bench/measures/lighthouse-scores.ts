import type { Result } from 'lighthouse';
import { defineMeasure, type Figure, type Reading } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { findListing } from '../support/find-listing.ts';
import { freePort } from '../support/free-port.ts';
import { readingOf, visit } from '../support/lighthouse.ts';
import { startApi } from '../support/oja.ts';

const runs = 5;

const pages = { landing: '`/`', market: '`/market`', listing: 'the page of a listing' } as const;
type Page = keyof typeof pages;

const categories = {
  performance: { label: 'performance', atLeast: 95 },
  accessibility: { label: 'accessibility', atLeast: 100 },
  'best-practices': { label: 'best practices', atLeast: 100 },
  seo: { label: 'SEO', atLeast: 100 },
} as const;
type Category = keyof typeof categories;

const pageNames = Object.keys(pages) as Page[];
const categoryNames = Object.keys(categories) as Category[];

/** One value for each page and category, in the order of the table. */
function forEach<Value>(make: (page: Page, category: Category) => Value) {
  const entries = pageNames.flatMap((page) =>
    categoryNames.map((category) => [`${page} ${category}`, make(page, category)]),
  );
  return Object.fromEntries(entries) as Record<`${Page} ${Category}`, Value>;
}

export const lighthouseScores = defineMeasure({
  name: 'lighthouse',
  figures: forEach<Figure>((page, category) => {
    const { label, atLeast } = categories[category];
    const start = category === 'performance' ? `Lighthouse for ${pages[page]} on a phone: ` : '… ';
    return { label: start + label, target: { atLeast }, unit: '' };
  }),
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const port = await freePort();
    await using _browser = await openBrowser({ debuggingPort: port });
    const addresses: Record<Page, string> = {
      landing: `${oja.url}/`,
      market: `${oja.url}/market`,
      listing: `${oja.url}/listing/${(await findListing(oja.url)).id}`,
    };
    const results: Record<Page, Result[]> = { landing: [], market: [], listing: [] };
    for (const page of pageNames)
      while (results[page].length < runs) results[page].push(await visit({ url: addresses[page], port }));
    return forEach<Reading>((page, category) => readingOf(results[page], category));
  },
});
