import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'oja-web-'));
const shell =
  '<html><head><title>Oja</title><meta name="description" content="d" /></head><body></body></html>';
await writeFile(join(webFolder, 'index.html'), shell);
const oja = await startOja({ webFolder });
const seller = await addSeller(oja);
const get = (url: string) => oja.app.inject({ url });

describe('the page of a listing (U223)', () => {
  test('says what is for sale where its address is shared', async () => {
    const { id } = await addPosted(oja, seller, { handle: '@lagosfoodie', price: 1_500.5 });
    for (const url of [`/listing/${id}`, `/listing/${id}/`, `/listing/${id}?ref=x`]) {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toContain('<title>@lagosfoodie on Instagram for ₦1,500.50 | Oja</title>');
      expect(body).toContain(
        '<meta property="og:description" content="Street food of Lagos, grown since 2019." />',
      );
      expect(body).toContain(`<meta property="og:url" content="${oja.deps.config.appUrl}/listing/${id}" />`);
      expect(body).toContain('content="summary"');
      expect(body.match(/name="description"/g)).toHaveLength(1);
    }
  });

  test('runs nothing that its seller wrote', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'> $& $1`;
    const { id } = await addPosted(oja, seller, { handle: `@evil${evil}`.slice(0, 80), description: evil });
    const { body } = await get(`/listing/${id}`);
    expect(body).not.toMatch(/<script|<img|content="[^"]*"[^ />]/);
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toContain('&#39;alert(2)&#39;&gt; $&amp; $1');
  });

  test('is cut at a word', async () => {
    const { id } = await addPosted(oja, seller, { description: 'word '.repeat(100) });
    const { body } = await get(`/listing/${id}`);
    expect(body).toMatch(/content="(word )+word…" \/>/);
  });

  test.each(['draft', 'pending', 'sold', 'removed'])(
    'answers 404 with the shell for a %s one',
    async (status) => {
      const { id, handle } =
        status === 'draft' || status === 'pending'
          ? await addListing(oja, seller, { status })
          : await addPosted(oja, seller);
      if (status === 'sold') await move(oja, id, 'sell');
      if (status === 'removed') await move(oja, id, 'remove', 'admin');
      const { statusCode, body } = await get(`/listing/${id}`);
      expect([statusCode, body]).toEqual([404, shell]);
      expect(body).not.toContain(handle);
    },
  );

  test.each(['/listing', '/listing/5', '/listing/11111111-1111-4111-8111-111111111111', '/listing/%00'])(
    '%s is none',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe('the page of a seller', () => {
  test('says who sells, to everybody', async () => {
    const { body: page } = await oja.call('showSeller', { params: { id: seller.id } });
    expect(page.data).toMatchObject({
      id: seller.id,
      rating: null,
      reviews: 0,
      sales: 0,
      member_since: expect.any(String),
      listings: expect.any(Number),
    });
    expect(JSON.stringify(page)).not.toContain(seller.email);
    const { statusCode, body } = await get(`/seller/${seller.id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${page.data.name} sells on Oja</title>`);
  });

  test('is not there for people who sell nothing', async () => {
    const user = await oja.person();
    expect(refusalOf(await oja.call('showSeller', { params: { id: user.id } }))).toEqual([404, 'not_found']);
    expect((await get(`/seller/${user.id}`)).statusCode).toBe(404);
  });
});
