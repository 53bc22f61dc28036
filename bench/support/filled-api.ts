import type pg from 'pg';
import type { Sealer } from '../../server/src/crypto/sealing.ts';
import { makeDataFolder } from './data-folder.ts';
import { asOwner } from './database.ts';
import { makeKey } from './fill-purchases.ts';
import { startApi } from './oja.ts';

export interface FilledApi<Filled> extends AsyncDisposable {
  /** Of the API, with its prefix. */
  url: string;
  filled: Filled;
}

/** The server in production mode on a database of its own, with what the measure needs in it. */
export async function startFilledApi<Filled>(
  fill: (client: pg.Client, sealer: Sealer) => Promise<Filled>,
): Promise<FilledApi<Filled>> {
  const key = makeKey();
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeDataFolder());
  const oja = opened.use(await startApi(folder.path, key.env));
  const filled = await asOwner(folder.path, async (client) => {
    const made = await fill(client, key.sealer);
    await client.query('vacuum analyze');
    return made;
  });
  const kept = opened.move();
  return { url: `${oja.url}/api`, filled, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
