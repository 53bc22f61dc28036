import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from './index.ts';
import { type ObjectStorage, StorageUnavailable } from './object-storage.ts';
import { createS3Storage, type S3Config } from './s3-storage.ts';

const WEBP = { contentType: 'image/webp' };
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const QUICK = { attempts: 3, timeoutMs: 10_000, firstPauseMs: 1 };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4 as AWS documents it, implemented independently of the client under test. */
function expectedAuthorization(request: IncomingMessage, body: Buffer): string {
  const header = request.headers.authorization ?? '';
  const signedHeaders = /SignedHeaders=([a-z0-9;-]+)/.exec(header)?.[1] ?? '';
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/af-south-1/s3/aws4_request`;
  const canonical = [
    request.method,
    request.url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const dayKey = hmac(hmac(hmac(`AWS4${SECRET}`, time.slice(0, 8)), 'af-south-1'), 's3');
  const signature = hmac(
    hmac(dayKey, 'aws4_request'),
    ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'),
  ).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

type Fault = (request: IncomingMessage, response: ServerResponse) => void;
const xmlError =
  (status: number, code: string): Fault =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  };

let server: Server;
let objects: Map<string, { bytes: Buffer; contentType: string | undefined }>;
let seen: string[];
let signedHeaderLists: string[];
let faults: Fault[];
let config: S3Config;

async function serve(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const path = request.url ?? '';
  seen.push(`${request.method} ${path}`);

  const fault = faults.shift();
  if (fault) return fault(request, response);
  if (request.headers.authorization !== expectedAuthorization(request, body)) {
    return xmlError(403, 'SignatureDoesNotMatch')(request, response);
  }
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) {
    return xmlError(400, 'XAmzContentSHA256Mismatch')(request, response);
  }
  signedHeaderLists.push(/SignedHeaders=([^,]+)/.exec(request.headers.authorization)?.[1] ?? '');
  if (request.method === 'PUT') {
    objects.set(path, { bytes: body, contentType: request.headers['content-type'] });
    return response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    return response.writeHead(204).end();
  }
  const object = objects.get(path);
  if (!object) return xmlError(404, 'NoSuchKey')(request, response);
  return response.writeHead(200, { 'content-type': object.contentType }).end(object.bytes);
}

beforeEach(async () => {
  objects = new Map();
  seen = [];
  signedHeaderLists = [];
  faults = [];
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  config = {
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'af-south-1',
    bucket: 'oja-uploads',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: SECRET,
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const quickStorage = (changes: Partial<S3Config> = {}): ObjectStorage =>
  createS3Storage({ ...config, ...changes }, QUICK);

describe('S3 storage', () => {
  test('stores, reads and removes with signatures that the service accepts, addressing the bucket by path', async () => {
    const storage = createStorage({ uploadsDir: '/nowhere', s3: config });
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await storage.put('images/a1-thumb.webp', bytes, WEBP);
    expect(objects.get('/oja-uploads/images/a1-thumb.webp')).toEqual({ bytes, contentType: 'image/webp' });
    expect(await storage.get('images/a1-thumb.webp')).toEqual({ bytes, contentType: 'image/webp', size: 5 });
    await storage.remove('images/a1-thumb.webp');
    expect(await storage.get('images/a1-thumb.webp')).toBeUndefined();
    expect(seen).toEqual([
      'PUT /oja-uploads/images/a1-thumb.webp',
      'GET /oja-uploads/images/a1-thumb.webp',
      'DELETE /oja-uploads/images/a1-thumb.webp',
      'GET /oja-uploads/images/a1-thumb.webp',
    ]);
  });

  test('signs the content type and the hash of the body, so neither can be changed on the way', async () => {
    await quickStorage().put('images/a1.webp', Buffer.from('picture'), WEBP);
    expect(signedHeaderLists).toEqual(['content-type;host;x-amz-content-sha256;x-amz-date']);
  });

  test('is refused with a wrong secret, at once and without naming it', async () => {
    const storage = quickStorage({ secretAccessKey: 'another-secret' });
    const attempt = storage.put('images/a1.webp', Buffer.from('x'), WEBP);
    await expect(attempt).rejects.toThrow(StorageUnavailable);
    await expect(attempt).rejects.toThrow('The object storage answered 403 SignatureDoesNotMatch to PUT.');
    expect(seen).toHaveLength(1);
    expect(await storage.check()).toMatchObject({
      ok: false,
      detail: expect.not.stringContaining('another-secret'),
    });
  });

  test('tries again after a server error, a slow-down and a dropped connection', async () => {
    faults = [xmlError(503, 'SlowDown'), (request) => request.socket.destroy()];
    await quickStorage().put('images/a1.webp', Buffer.from('picture'), WEBP);
    expect(seen).toHaveLength(3);
    expect(objects.get('/oja-uploads/images/a1.webp')?.bytes.toString()).toBe('picture');
  });

  test('gives up after a bounded number of attempts', async () => {
    faults = Array.from({ length: 9 }, () => xmlError(500, 'InternalError'));
    await expect(quickStorage().get('images/a1.webp')).rejects.toThrow('answered 500 InternalError to GET');
    expect(seen).toHaveLength(QUICK.attempts);
  });

  test('does not wait for a service that never answers', async () => {
    faults = [() => {}, () => {}];
    const storage = createS3Storage(config, { attempts: 2, timeoutMs: 1_000, firstPauseMs: 1 });
    await expect(storage.get('images/a1.webp')).rejects.toThrow('gave no answer in time');
    expect(seen).toHaveLength(2);
  });

  test('follows no redirect, which would carry the request elsewhere', async () => {
    faults = Array.from(
      { length: 3 },
      (): Fault => (_request, response) => {
        response.writeHead(307, { location: '/elsewhere' }).end();
      },
    );
    await expect(quickStorage().get('images/a1.webp')).rejects.toThrow(StorageUnavailable);
    expect(seen.some((line) => line.includes('elsewhere'))).toBe(false);
  });

  test('tells a missing bucket from a missing object', async () => {
    faults = [xmlError(404, 'NoSuchBucket')];
    await expect(quickStorage().get('images/a1.webp')).rejects.toThrow('404 NoSuchBucket');
  });

  test.each(['../other-bucket/a.webp', 'images/?acl.webp', 'images/a.webp?x'])(
    'sends nothing for the key %j',
    async (key) => {
      const storage = quickStorage();
      await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow(/not an object key/);
      await expect(storage.get(key)).rejects.toThrow(/not an object key/);
      await expect(storage.remove(key)).rejects.toThrow(/not an object key/);
      expect(seen).toEqual([]);
    },
  );

  test('checks itself by a round trip and cleans up', async () => {
    expect(await quickStorage().check()).toEqual({
      ok: true,
      detail: 'The bucket oja-uploads can be written and read.',
    });
    expect(objects.size).toBe(0);
  });
});
