import { defineMeasure } from '../measure.ts';
import { startBareRoute } from '../support/bare-route.ts';
import { compareRates } from '../support/compare-rates.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { fillMarket } from '../support/fill-market.ts';
import { startApi } from '../support/oja.ts';
import { buyer, signIn } from '../support/people.ts';

const listings = 100_000;

export const marketRead = defineMeasure({
  name: 'market-read',
  figures: {
    stranger: {
      label:
        '`GET /api/listings` (24 of 100,000) without a token against a bare Fastify route with the same bytes: requests per second',
      target: { atLeast: 0.6 },
      unit: '',
    },
    anonymousCost: {
      label: '… requests per second of processor time',
      target: { atLeast: 0.6 },
      unit: '',
    },
    person: { label: '… with a token: requests per second', target: { atLeast: 0.4 }, unit: '' },
    signedInCost: {
      label: '… with a token: requests per second of processor time',
      target: { atLeast: 0.4 },
      unit: '',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    await fillMarket(folder.path, listings);
    const { token } = await signIn(oja.url, buyer);
    const url = `${oja.url}/api/listings`;
    const body = await (await fetch(url)).text();
    await using bare = await startBareRoute({
      body,
      contentType: 'application/json; charset=utf-8',
      headers: {},
      folder: folder.path,
    });
    const compare = (headers: Record<string, string>) =>
      compareRates({ url, headers, pid: oja.pid }, { ...bare, headers });
    const stranger = await compare({});
    const person = await compare({ authorization: `Bearer ${token}` });
    return {
      stranger: stranger.rate,
      anonymousCost: stranger.cost,
      person: person.rate,
      signedInCost: person.cost,
    };
  },
});
