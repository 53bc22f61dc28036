import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from './index.ts';
import type { ObjectStorage } from './object-storage.ts';

const WEBP = { contentType: 'image/webp' };
let folder: string;
let storage: ObjectStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-storage-'));
  storage = createStorage({ uploadsDir: join(folder, 'uploads') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
}

describe('disk storage', () => {
  test('gives back what was stored', async () => {
    await storage.put('images/a1.webp', Buffer.from('picture'), WEBP);
    expect(await storage.get('images/a1.webp')).toEqual({
      bytes: Buffer.from('picture'),
      contentType: 'image/webp',
      size: 7,
    });
  });

  test('keeps the newest bytes under a key, and empty ones too', async () => {
    await storage.put('images/a1.webp', Buffer.from('first'), WEBP);
    await storage.put('images/a1.webp', Buffer.from('second'), WEBP);
    await storage.put('images/empty.webp', Buffer.alloc(0), WEBP);
    expect((await storage.get('images/a1.webp'))?.bytes.toString()).toBe('second');
    expect((await storage.get('images/empty.webp'))?.size).toBe(0);
  });

  test('has nothing under an unknown key and forgets what was removed, twice if asked', async () => {
    expect(await storage.get('images/nothing.webp')).toBeUndefined();
    await storage.put('images/a1.webp', Buffer.from('picture'), WEBP);
    await storage.remove('images/a1.webp');
    await storage.remove('images/a1.webp');
    expect(await storage.get('images/a1.webp')).toBeUndefined();
  });

  test('spreads files over two levels of folders, readable by the owner alone', async () => {
    await storage.put('images/a1.webp', Buffer.from('picture'), WEBP);
    const [path = ''] = await filesBelow(join(folder, 'uploads'));
    expect(path).toMatch(/^images\/[0-9a-f]{2}\/[0-9a-f]{2}\/a1\.webp$/);
    expect((await stat(join(folder, 'uploads', path))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'uploads'))).mode & 0o777).toBe(0o700);
  });

  test.each([
    '../outside.webp',
    'images/../../outside.webp',
    '/outside.webp',
    'images/..%2foutside.webp',
    'a\0.webp',
  ])('never leaves its folder for %j', async (key) => {
    await writeFile(join(folder, 'outside.webp'), 'not yours');
    await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow(/not an object key/);
    await expect(storage.get(key)).rejects.toThrow(/not an object key/);
    await expect(storage.remove(key)).rejects.toThrow(/not an object key/);
    expect(await readFile(join(folder, 'outside.webp'), 'utf8')).toBe('not yours');
    expect(await filesBelow(folder)).toEqual(['outside.webp']);
  });

  test('shows whole objects only, however many write the same key at once', async () => {
    const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index + 1));
    await storage.put('images/busy.webp', Buffer.alloc(200_000, 99), WEBP);
    let writing = true;
    const writes = Promise.all(versions.map((bytes) => storage.put('images/busy.webp', bytes, WEBP))).finally(
      () => {
        writing = false;
      },
    );
    while (writing) {
      const seen = await storage.get('images/busy.webp');
      expect(seen?.size).toBe(200_000);
      expect(new Set(seen?.bytes).size).toBe(1);
    }
    await writes;
  });

  test('leaves no draft behind, also when writing fails', async () => {
    await storage.put('images/a1.webp', Buffer.from('picture'), WEBP);
    const [path = ''] = await filesBelow(join(folder, 'uploads'));
    // A folder with the name of the file makes the rename fail.
    await rm(join(folder, 'uploads', path));
    await mkdir(join(folder, 'uploads', path));
    await writeFile(join(folder, 'uploads', path, 'occupied'), '');
    await expect(storage.put('images/a1.webp', Buffer.from('again'), WEBP)).rejects.toThrow();
    expect(await filesBelow(join(folder, 'uploads'))).toEqual([join(path, 'occupied')]);
  });

  test('checks itself and cleans up after the check', async () => {
    expect(await storage.check()).toEqual({ ok: true, detail: 'The upload folder can be written and read.' });
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('reports a folder that cannot be written instead of throwing', async () => {
    await writeFile(join(folder, 'blocked'), '');
    const check = await createStorage({ uploadsDir: join(folder, 'blocked') }).check();
    expect(check.ok).toBe(false);
    expect(check.detail).toMatch(/^The upload folder does not work: /);
  });
});
