import { defineMeasure } from '../measure.ts';
import { startBareRoute } from '../support/bare-route.ts';
import { compareRates } from '../support/compare-rates.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startApi } from '../support/oja.ts';
import { buyer, signIn } from '../support/people.ts';

export const userRead = defineMeasure({
  name: 'user-read',
  figures: {
    rate: {
      label: '`GET /api/user` against a bare Fastify route with the same bytes: requests per second',
      target: { atLeast: 0.3 },
      unit: '',
    },
    cost: { label: '… requests per second of processor time', target: { atLeast: 0.3 }, unit: '' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const { token } = await signIn(oja.url, buyer);
    const url = `${oja.url}/api/user`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers });

    await using bare = await startBareRoute({
      body: await answer.text(),
      contentType: 'application/json; charset=utf-8',
      headers,
      folder: folder.path,
    });
    // Awaited here, because the servers stop at the end of this block.
    return await compareRates({ url, headers, pid: oja.pid }, bare);
  },
});
