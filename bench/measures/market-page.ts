import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { defineMeasure } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { readingOf, visit } from '../support/lighthouse.ts';
import { startApi } from '../support/oja.ts';
import { buyer, signIn } from '../support/people.ts';

const runs = 3;

export const marketPage = defineMeasure({
  name: 'market-page',
  figures: {
    performance: {
      label: 'Lighthouse for the marketplace on a desktop: performance',
      target: { atLeast: 90 },
      unit: '',
    },
    accessibility: { label: '… accessibility', target: { atLeast: 100 }, unit: '' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const port = await freePort();
    await using _browser = await openBrowser({ debuggingPort: port });
    await keepSession(oja.url, port);
    const url = `${oja.url}/dashboard/marketplace`;
    const results: Result[] = [];
    while (results.length < runs) {
      const result = await visit({ url, port, config: desktop, keepStorage: true });
      if (result.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.finalDisplayedUrl}.`);
      results.push(result);
    }
    return {
      performance: readingOf(results, 'performance'),
      accessibility: readingOf(results, 'accessibility'),
    };
  },
});

/** Lighthouse opens its page in the browser's own profile, so the session is stored there. */
async function keepSession(url: string, port: number): Promise<void> {
  const { token, expires_at: expiresAt, user } = await signIn(url, buyer);
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('The browser has no profile of its own.');
  await page.goto(`${url}/terms`);
  const record = JSON.stringify({ token, expiresAt, user });
  await page.evaluate((value) => localStorage.setItem('oja-auth', value), record);
  await page.close();
  await browser.close();
}
