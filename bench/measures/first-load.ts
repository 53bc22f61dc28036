import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { defineMeasure } from '../measure.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { findListing } from '../support/find-listing.ts';
import { startApi } from '../support/oja.ts';
import { buyer, signIn } from '../support/people.ts';

/** A page counts as loaded when it has requested no further script for this long. */
const quietMs = 1_500;

export const firstLoad = defineMeasure({
  name: 'first-load',
  figures: {
    landing: { label: 'JavaScript for `/`, gzip', target: { atMost: 120 }, unit: 'KB' },
    market: { label: 'JavaScript for `/market`, gzip', target: { atMost: 130 }, unit: 'KB' },
    listing: { label: 'JavaScript for the page of a listing, gzip', target: { atMost: 130 }, unit: 'KB' },
    portal: { label: 'JavaScript for `/dashboard`, gzip', target: { atMost: 210 }, unit: 'KB' },
    portalFiles: { label: '… in script files', target: { atMost: 15 }, unit: 'files' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    await using opened = await openBrowser();
    const { token, expires_at: expiresAt, user } = await signIn(oja.url, buyer);
    const stored = { 'oja-auth': JSON.stringify({ token, expiresAt, user }) };
    const landing = await weigh(opened.browser, `${oja.url}/`);
    const market = await weigh(opened.browser, `${oja.url}/market`);
    const { id } = await findListing(oja.url);
    const listing = await weigh(opened.browser, `${oja.url}/listing/${id}`);
    const portal = await weigh(opened.browser, `${oja.url}/dashboard`, stored);
    const portalFiles = { value: portal.files, detail: 'theme.js among them' };
    return { landing, market, listing, portal, portalFiles };
  },
});

/** The download of a first visit; `stored` is the initial local storage. */
async function weigh(browser: Browser, url: string, stored: Record<string, string> = {}) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  const page = await context.newPage();
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response);
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  for (let seen = -1; seen < scripts.size; ) {
    seen = scripts.size;
    await delay(quietMs);
  }
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}.`);
  const bytes = await Promise.all([...scripts.values()].map(gzipBytes));
  await context.close();
  return {
    files: bytes.length,
    value: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    detail: `${bytes.length} files, the largest ${(Math.max(0, ...bytes) / 1000).toFixed(1)} KB`,
  };
}

async function gzipBytes(response: Response): Promise<number> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}.`);
  return gzipSync(await response.body(), { level: 9 }).length;
}
