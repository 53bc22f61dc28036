import { hourMs, minuteMs } from '@oja/contract/durations';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addListing, addPosted, addSeller, move } from '../../trade/listings/test-listings.ts';
import { createSitemap } from './sitemap.ts';

const oja = await startOja();
const { appUrl } = oja.deps.config;
const seller = await addSeller(oja);
const second = await addSeller(oja);
const empty = await addSeller(oja);
const posted: { id: string; at: Date }[] = [];
for (let index = 0; index < 5; index += 1) {
  oja.clock.advance(minuteMs);
  const { id } = await addPosted(oja, index === 4 ? second : seller, { category: 'Food & Cooking' });
  posted.push({ id, at: oja.clock.now });
}
const hidden = {
  draft: (await addListing(oja, empty, { status: 'draft' })).id,
  pending: (await addListing(oja, empty, { platform: 'telegram' })).id,
  sold: (await addPosted(oja, empty, { platform: 'telegram' })).id,
  rejected: (await addListing(oja, empty)).id,
};
await move(oja, hidden.sold, 'sell');
await move(oja, hidden.rejected, 'reject', 'admin');

const { DOMParser } = new Window();

function readXml(xml: string, element: 'url' | 'sitemap') {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...document.getElementsByTagName(element)].map((entry) => ({
    address: entry.querySelector('loc')?.textContent ?? '',
    changedAt: entry.querySelector('lastmod')?.textContent,
  }));
}

const get = (url: string) => oja.app.inject({ url: url.replace(appUrl, '') });

/** Every address of every file that the index names. */
async function walk(index: string, read: (name: string) => Promise<string>) {
  const files = readXml(index, 'sitemap');
  const addresses: ReturnType<typeof readXml>[] = [];
  for (const { address } of files) addresses.push(readXml(await read(address), 'url'));
  return { files, addresses };
}

describe('the sitemap', () => {
  test('names every public page, listing and seller of the market, and nothing else', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.headers['cache-control']).toBe('public, max-age=3600');
    const { files, addresses } = await walk(index.body, async (address) => (await get(address)).body);
    expect(files.map(({ address }) => address)).toEqual(
      ['pages', 'sellers-1', 'listings-1'].map((name) => `${appUrl}/sitemaps/${name}.xml`),
    );
    const paths = addresses.flat().map(({ address }) => address.replace(appUrl, ''));
    expect(paths.toSorted()).toEqual(
      [
        '/',
        '/terms',
        '/privacy',
        '/help',
        '/market',
        '/market/instagram',
        '/market/instagram/food-cooking',
        ...posted.map(({ id }) => `/listing/${id}`),
        `/seller/${seller.id}`,
        `/seller/${second.id}`,
      ].toSorted(),
    );
  });

  test('says when each page last changed', async () => {
    const listings = readXml((await get('/sitemaps/listings-1.xml')).body, 'url');
    for (const { id, at } of posted) {
      const entry = listings.find(({ address }) => address.endsWith(id));
      expect(entry?.changedAt).toBe(at.toISOString());
    }
    const last = posted.at(-1)?.at.toISOString();
    const pages = readXml((await get('/sitemaps/pages.xml')).body, 'url');
    expect(pages.find(({ address }) => address.endsWith('/market/instagram'))?.changedAt).toBe(last);
    expect(readXml((await get('/sitemap.xml')).body, 'sitemap').map(({ changedAt }) => changedAt)).toEqual([
      last,
      last,
      last,
    ]);
  });

  test('divides the rows into files that hold each of them once', async () => {
    const small = createSitemap({ ...oja.deps, appUrl, addressesPerFile: 2 });
    const { files, addresses } = await walk(await small.index(), (address) => textOf(small, address));
    expect(files).toHaveLength(5);
    expect(addresses.slice(2).map((each) => each.length)).toEqual([2, 2, 1]);
    expect(new Set(addresses.flat().map(({ address }) => address)).size).toBe(14);
    expect(await small.file('listings-4.xml')).toBeUndefined();
    expect(await small.file('listings-0.xml')).toBeUndefined();
  });

  test('writes no more addresses into a file than the format allows', async () => {
    const small = createSitemap({ ...oja.deps, appUrl, addressesPerFile: 4, addressesAtMost: 3 });
    expect(readXml(await textOf(small, 'listings-1.xml'), 'url')).toHaveLength(3);
  });

  test('drops what was sold at once, and divides anew after an hour', async () => {
    const small = createSitemap({ ...oja.deps, appUrl, addressesPerFile: 2 });
    await small.index();
    const sold = await addPosted(oja, seller);
    await move(oja, sold.id, 'sell');
    const { id } = await addPosted(oja, seller);
    const all = async () =>
      (await walk(await small.index(), (address) => textOf(small, address))).addresses.flat();
    expect((await all()).map(({ address }) => address)).not.toContain(`${appUrl}/listing/${sold.id}`);
    oja.clock.advance(hourMs);
    expect((await all()).map(({ address }) => address)).toContain(`${appUrl}/listing/${id}`);
    expect(readXml(await small.index(), 'sitemap')).toHaveLength(5);
  });

  test.each(['/sitemaps/listings-9.xml', '/sitemaps/people.xml', '/sitemaps/..%2Fpages.xml'])(
    '%s does not exist',
    async (url) => expect([400, 404]).toContain((await get(url)).statusCode),
  );
});

test('robots.txt names the sitemap and keeps crawlers out of the private areas', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${appUrl}/sitemap.xml\n`);
  for (const path of ['/api/', '/admin', '/dashboard', '/auth/'])
    expect(body).toContain(`Disallow: ${path}\n`);
});

async function textOf(sitemap: ReturnType<typeof createSitemap>, address: string): Promise<string> {
  let text = '';
  for await (const piece of (await sitemap.file(address.split('/').at(-1) ?? '')) ?? []) text += piece;
  return text;
}
