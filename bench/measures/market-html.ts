import { defineMeasure } from '../measure.ts';
import { startBareRoute } from '../support/bare-route.ts';
import { compareRates } from '../support/compare-rates.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { fillMarket } from '../support/fill-market.ts';
import { startApi } from '../support/oja.ts';

const listings = 100_000;

export const marketHtml = defineMeasure({
  name: 'market-html',
  figures: {
    rate: {
      label:
        'The HTML of `/market` (24 of 100,000) against a bare Fastify route with the same bytes: requests per second',
      target: { atLeast: 0.25 },
      unit: '',
    },
    cost: { label: '… requests per second of processor time', target: { atLeast: 0.25 }, unit: '' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    await fillMarket(folder.path, listings);
    const url = `${oja.url}/market`;
    const body = await (await fetch(url)).text();
    if (!body.includes('Accounts for sale</h1>')) throw new Error(`${url} was not rendered.`);
    await using bare = await startBareRoute({
      body,
      contentType: 'text/html; charset=utf-8',
      headers: {},
      folder: folder.path,
    });
    // Awaited here, because the servers stop at the end of this block.
    return await compareRates({ url, headers: {}, pid: oja.pid }, bare);
  },
});
