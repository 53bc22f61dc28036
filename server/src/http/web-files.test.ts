import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { serveWeb } from './web-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'oja-web-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<html>shell</html>');
await mkdir(join(folder, 'server'));
await writeFile(join(folder, 'server', 'shell.json'), '{}');
// Shows what the renderer was given. The real one is tested in web/src/app/server-render and by the browser journeys.
await writeFile(
  join(folder, 'server', 'render-page.js'),
  `let renderings = 0;
  export const createPageRenderer = () => async ({ address, read }) => {
    const { status, body } = await read('/terms');
    if (address.startsWith('/privacy')) throw new Error('planted');
    renderings += 1;
    return {
      status: address.startsWith('/listing') ? 404 : 200,
      html: \`<title>\${address} of %APP_URL%</title> \${status} \${body.data.fee_percent} % rendering \${renderings}\`,
    };
  };`,
);
await writeFile(
  join(folder, 'server', 'portal-pages.json'),
  JSON.stringify({ '/dashboard/cover/:id': '<html><title>cover of %APP_URL%</title></html>' }),
);
await writeFile(join(folder, 'theme.js'), 'theme');
const code = 'export const a = 1;'.repeat(100);
await writeFile(join(folder, 'assets/index-abc123.js'), code);
await writeFile(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(code));
await writeFile(join(folder, 'assets/index-abc123.js.gz'), gzipSync(code));
await writeFile(join(folder, 'assets/index-abc123.js.map'), '{}');

const oja = await startOja({ webFolder: folder });
const get = (url: string, headers: Record<string, string> = {}) => oja.app.inject({ url, headers });

describe('pages', () => {
  test('a public page is rendered from the API, with the address of the installation', async () => {
    const { statusCode, body, headers } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>/ of ${oja.deps.config.appUrl}</title> 200 10 %`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('it is rendered once for five seconds, whatever else stands in its address', async () => {
    const bodies = await Promise.all(
      ['/terms', '/terms/', '/terms?from=mail'].map(async (url) => (await get(url)).body),
    );
    expect(new Set(bodies).size).toBe(1);
    oja.clock.advance(5_000);
    expect((await get('/terms')).body).not.toBe(bodies[0]);
  });

  test('it is rendered again as soon as the market has changed, in every process', async () => {
    const other = await oja.another();
    const getThere = async () => (await other.app.inject({ url: '/terms' })).body;
    const [here, there] = [(await get('/terms')).body, await getThere()];
    const noticed = new Promise<void>((resolve) =>
      other.deps.live.onNotice((notice) => 'marketChanged' in notice && resolve()),
    );
    oja.deps.market.changed();
    expect((await get('/terms')).body).not.toBe(here);
    await noticed;
    expect(await getThere()).not.toBe(there);
  });

  test('above 120 renderings a minute a network gets the shell, and cached pages still', async () => {
    const limited = await startOja({ webFolder: folder, env: { RATE_LIMIT_FACTOR: '0.1' } });
    const read = (url: string, remoteAddress = '203.0.113.5') => limited.app.inject({ url, remoteAddress });
    for (let n = 0; n < 12; n += 1) expect((await read(`/market?search=${n}`)).body).toContain('rendering');
    const shell = await read('/market?search=12');
    expect([shell.statusCode, shell.body]).toEqual([200, '<html>shell</html>']);
    expect((await read('/market?search=11')).body).toContain('rendering');
    expect((await read('/market?search=12', '203.0.113.6')).body).toContain('rendering');
  });

  test('its status is that of the renderer', async () => {
    expect((await get(`/listing/${randomUUID()}`)).statusCode).toBe(404);
  });

  test('one that cannot be rendered is drawn by the shell', async () => {
    const response = await get('/privacy');
    expect([response.statusCode, response.body]).toEqual([200, '<html>shell</html>']);
  });

  test.each(['/server/render-page.js', '/server/shell.json'])('%s is not served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)('come compressed for accept-encoding %j', async (accepted, encoding, decompress) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(decompress(response.rawPayload).toString()).toContain('<title>/ of');
  });

  test('come plain to those who name no encoding', async () => {
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/auth/login', '/dashboard', '/dashboard/', '/admin', '/auth/login?x=1'])(
    '%s answers the shell with 200',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, '<html>shell</html>']);
    },
  );

  test('a page of the portal answers the shell that names its code', async () => {
    const page = `<html><title>cover of ${oja.deps.config.appUrl}</title></html>`;
    const id = randomUUID();
    for (const url of [`/dashboard/cover/${id}`, `/dashboard/cover/${id}/?from=mail`]) {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-store']);
    }
    expect((await get('/dashboard/cover/none')).body).toBe('<html>shell</html>');
  });

  test.each(['/nowhere', '/dashboard/nowhere', '/auth'])('%s answers the shell with 404', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, '<html>shell</html>']);
    expect(response.headers['content-type']).toContain('text/html');
  });

  test('a change to a page that is none gets the JSON envelope', async () => {
    const response = await oja.app.inject({ method: 'POST', url: '/nowhere' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});

describe('files', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('come precompressed for accept-encoding %j', async (accepted, encoding) => {
    const response = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  test('without a hash in their name are cached briefly', async () => {
    const response = await get('/theme.js');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });

  test('that exist never count as misses, however many a page loads', async () => {
    const remoteAddress = '203.0.113.77';
    const countMiss = vi.fn();
    const app = Fastify();
    const limiter = { countMiss, mayRender: () => true };
    await serveWeb(app, { folder, appUrl: oja.deps.config.appUrl, limiter });
    for (const url of ['/theme.js', '/assets/index-abc123.js']) {
      expect((await app.inject({ url, remoteAddress })).statusCode).toBe(200);
    }
    expect(countMiss).not.toHaveBeenCalled();
    await app.inject({ url: '/assets/none.js', remoteAddress });
    expect(countMiss).toHaveBeenCalledExactlyOnceWith(remoteAddress);
    await app.close();
  });

  test.each([
    '/assets/index-abc123.js.map',
    '/assets/none.js',
    '/assets/index-abc123.js.br',
    '/index.html.bak',
  ])('%s is not there', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json().status]).toEqual([404, 'error']);
  });
});
