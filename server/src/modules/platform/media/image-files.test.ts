import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from '../../../gateways/storage/index.ts';
import type { ObjectStorage } from '../../../gateways/storage/object-storage.ts';
import { removeImageFiles, writeImageFiles } from './image-files.ts';
import { imageKeysOf, isObjectName } from './object-names.ts';
import { drawPicture } from './test-pictures.ts';

let folder: string;
let storage: ObjectStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-images-'));
  storage = createStorage({ uploadsDir: folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('storing a picture', () => {
  test('keeps both variants under a new unguessable name', async () => {
    const picture = await drawPicture({ width: 800, height: 500, type: 'jpeg' });
    const stored = await writeImageFiles(storage, { bytes: picture, uploaderId: 'ada' });
    expect(stored.name).toMatch(/^[0-9a-f]{32}$/);
    expect(isObjectName(stored.name)).toBe(true);

    const full = await storage.get(`images/${stored.name}.webp`);
    const thumb = await storage.get(`images/${stored.name}-thumb.webp`);
    expect(full?.contentType).toBe('image/webp');
    expect(stored).toMatchObject({
      width: 800,
      height: 500,
      bytes: full?.size,
      perceptualHash: expect.any(String),
    });
    expect(await sharp(full?.bytes).metadata()).toMatchObject({ format: 'webp', width: 800 });
    expect(await sharp(thumb?.bytes).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect((await writeImageFiles(storage, { bytes: picture, uploaderId: 'ada' })).name).not.toBe(
      stored.name,
    );
  });

  test('removes both variants, twice if asked', async () => {
    const { name } = await writeImageFiles(storage, {
      bytes: await drawPicture({ width: 60, height: 40, type: 'png' }),
      uploaderId: 'ada',
    });
    const keys = imageKeysOf(name);
    await removeImageFiles(storage, name);
    await removeImageFiles(storage, name);
    expect([await storage.get(keys.full), await storage.get(keys.thumb)]).toEqual([undefined, undefined]);
  });

  test('stores nothing of a refused picture', async () => {
    const puts: string[] = [];
    const watched: ObjectStorage = { ...storage, put: async (key) => void puts.push(key) };
    await expect(
      writeImageFiles(watched, { bytes: Buffer.from('<svg/>'), uploaderId: 'ada' }),
    ).rejects.toMatchObject({
      code: 'image_type_unsupported',
    });
    expect(puts).toEqual([]);
  });

  test('leaves nothing behind when the second variant cannot be stored', async () => {
    const kept = new Set<string>();
    const failing: ObjectStorage = {
      ...storage,
      put: async (key) => {
        if (key.endsWith('-thumb.webp')) throw new Error('disk full');
        kept.add(key);
      },
      remove: async (key) => void kept.delete(key),
    };
    const picture = await drawPicture({ width: 60, height: 40, type: 'png' });
    await expect(writeImageFiles(failing, { bytes: picture, uploaderId: 'ada' })).rejects.toThrow(
      'disk full',
    );
    expect(kept.size).toBe(0);
  });

  test.each([
    '',
    '../../etc/passwd',
    'a/b',
    '..',
    `${'a'.repeat(31)}/`,
    'A'.repeat(32),
    `${'a'.repeat(32)}\n`,
    `${'a'.repeat(32)}.webp`,
  ])('knows no picture named %j', (name) => {
    expect(isObjectName(name)).toBe(false);
    expect(() => imageKeysOf(name)).toThrow(/is not the name of an object/);
  });
});
