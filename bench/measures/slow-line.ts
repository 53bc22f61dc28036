import type { Browser } from '@playwright/test';
import { defineMeasure } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { findListing } from '../support/find-listing.ts';
import { median } from '../support/median.ts';
import { startApi } from '../support/oja.ts';

const runs = 5;
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export const slowLineMeasure = defineMeasure({
  name: 'slow-line',
  figures: {
    listing: {
      label: 'The text of a listing can be read on a line with 50 KB/s and 400 ms latency',
      target: { atMost: 2.5 },
      unit: 's',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    await using opened = await openBrowser();
    const url = `${oja.url}/listing/${(await findListing(oja.url)).id}`;
    const seconds: number[] = [];
    while (seconds.length < runs) seconds.push(await readableAfterSeconds(opened.browser, url));
    return {
      listing: { value: median(seconds), detail: seconds.map((each) => each.toFixed(2)).join(', ') },
    };
  },
});

/** From the request until the description of the account is painted; a browser paints no text before the style is there. */
async function readableAfterSeconds(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(noteFirstFrameWithText);
  await page.goto(url, { waitUntil: 'commit' });
  const readableMs = await page.waitForFunction(
    () => Reflect.get(window, 'textPaintedAtMs') as number | undefined,
  );
  const value = await readableMs.jsonValue();
  await context.close();
  if (value === undefined) throw new Error(`${url} showed no text.`);
  return value / 1000;
}

/** Runs in the page. A frame is drawn only when nothing that blocks rendering is missing. */
function noteFirstFrameWithText(): void {
  const look = () => {
    const text = document.querySelector('#about-account + p')?.textContent ?? '';
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (text === '' || paint === undefined) requestAnimationFrame(look);
    else Reflect.set(window, 'textPaintedAtMs', Math.max(paint.startTime, performance.now()));
  };
  requestAnimationFrame(look);
}
