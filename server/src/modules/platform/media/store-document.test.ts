import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppKey } from '../../../crypto/app-keys.ts';
import { createSealer } from '../../../crypto/sealing.ts';
import { createStorage } from '../../../gateways/storage/index.ts';
import type { ObjectStorage } from '../../../gateways/storage/object-storage.ts';
import { processDocument } from './process-document.ts';
import { openDocument, removeDocument, storeDocument } from './store-document.ts';
import { drawNoise, drawPicture, pngPromising } from './test-pictures.ts';

const MEBIBYTE = 1024 * 1024;
const BODY = '1 0 obj\n<< /Type /Catalog >>\nendobj\n(Passport of Ada Obi)\n';
const PDF = Buffer.from(
  `%PDF-1.7\n${BODY}xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n68\n%%EOF\n`,
  'latin1',
);
const oldKey: AppKey = { id: 'k1', key: randomBytes(32) };
const newKey: AppKey = { id: 'k2', key: randomBytes(32) };

let folder: string;
let storage: ObjectStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-documents-'));
  storage = createStorage({ uploadsDir: folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('processing a document', () => {
  test('takes a PDF as it is', async () => {
    expect(await processDocument(PDF, { uploaderId: 'ada' })).toEqual({
      bytes: PDF,
      contentType: 'application/pdf',
    });
  });

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'encodes a %s anew, without its metadata',
    async (type) => {
      const original = await sharp(await drawPicture({ width: 3000, height: 2000, type: 'png' }))
        .withExif({ IFD0: { Artist: 'Ada Obi' } })
        .toFormat(type)
        .toBuffer();
      const { bytes, contentType } = await processDocument(original, { uploaderId: 'ada' });
      expect(contentType).toBe('image/webp');
      const { exif, format, width } = await sharp(bytes).metadata();
      expect({ exif, format, width }).toEqual({ format: 'webp', width: 2400 });
    },
  );

  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 'document_type_unsupported'],
    ['nothing', '', 'document_type_unsupported'],
    ['a program', '\x7fELF\x02\x01', 'document_type_unsupported'],
    ['a Word file', 'PK\x03\x04\x14\0', 'document_type_unsupported'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'document_type_unsupported'],
    ['a PDF behind other words', `<script></script>${PDF.toString('latin1')}`, 'document_type_unsupported'],
    ['only the head of a PDF', '%PDF-1.7\n', 'document_unreadable'],
    ['a PDF without a version', PDF.toString('latin1').replace('1.7', 'x.y'), 'document_unreadable'],
    ['a PDF that was cut off', PDF.toString('latin1').slice(0, -8), 'document_unreadable'],
    [
      'a PDF that ends in something else',
      `${PDF.toString('latin1')}${'<script>'.repeat(200)}`,
      'document_unreadable',
    ],
  ])('refuses %s', async (_case, content, code) => {
    await expect(
      processDocument(Buffer.from(content, 'latin1'), { uploaderId: 'ada' }),
    ).rejects.toMatchObject({ code });
  });

  test('refuses more than 10 MB, and accepts a picture between 5 and 10', async () => {
    await expect(
      processDocument(Buffer.concat([PDF, Buffer.alloc(10 * MEBIBYTE)]), { uploaderId: 'ada' }),
    ).rejects.toMatchObject({
      code: 'document_too_large',
    });
    const picture = Buffer.concat([
      await drawPicture({ width: 60, height: 40, type: 'jpeg' }),
      Buffer.alloc(6 * MEBIBYTE),
    ]);
    expect(await processDocument(picture, { uploaderId: 'ada' })).toMatchObject({
      contentType: 'image/webp',
    });
  });

  test('refuses a damaged picture and one with too many pixels', async () => {
    const cut = (await drawNoise('png')).subarray(0, 4000);
    await expect(processDocument(cut, { uploaderId: 'ada' })).rejects.toMatchObject({
      code: 'image_unreadable',
    });
    await expect(processDocument(pngPromising(50_000, 50_000), { uploaderId: 'ada' })).rejects.toMatchObject({
      code: 'image_dimensions_too_large',
    });
  });
});

describe('the document vault', () => {
  test('gives a document back under its own id, and keeps nothing readable', async () => {
    const vault = { storage, sealer: createSealer([newKey]) };
    const stored = await storeDocument(vault, { documentId: 'doc-1', uploaderId: 'ada', bytes: PDF });
    expect(stored).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{32}$/),
      contentType: 'application/pdf',
      bytes: PDF.length,
    });
    expect(await openDocument(vault, { documentId: 'doc-1', name: stored.name })).toEqual({
      bytes: PDF,
      contentType: 'application/pdf',
    });

    const atRest = await storage.get(`documents/${stored.name}.sealed`);
    expect(atRest?.contentType).toBe('application/octet-stream');
    expect(atRest?.bytes.includes('Ada Obi')).toBe(false);
    expect(atRest?.bytes.includes('%PDF')).toBe(false);
  });

  test('gives a picture back as WebP', async () => {
    const vault = { storage, sealer: createSealer([newKey]) };
    const picture = await drawPicture({ width: 60, height: 40, type: 'png' });
    const { name } = await storeDocument(vault, { documentId: 'doc-1', uploaderId: 'ada', bytes: picture });
    const opened = await openDocument(vault, { documentId: 'doc-1', name });
    expect(opened?.contentType).toBe('image/webp');
    expect(await sharp(opened?.bytes).metadata()).toMatchObject({ format: 'webp', width: 60 });
  });

  test("does not open one person's document in the place of another's", async () => {
    const vault = { storage, sealer: createSealer([newKey]) };
    const { name } = await storeDocument(vault, { documentId: 'doc-1', uploaderId: 'ada', bytes: PDF });
    await expect(openDocument(vault, { documentId: 'doc-2', name })).rejects.toMatchObject({
      fault: 'not_authentic',
    });
  });

  test('opens old documents after the key was rotated', async () => {
    const before = { storage, sealer: createSealer([oldKey]) };
    const after = { storage, sealer: createSealer([newKey, oldKey]) };
    const { name } = await storeDocument(before, { documentId: 'doc-1', uploaderId: 'ada', bytes: PDF });
    expect((await openDocument(after, { documentId: 'doc-1', name }))?.bytes).toEqual(PDF);
  });

  test('has nothing once a document is removed', async () => {
    const vault = { storage, sealer: createSealer([newKey]) };
    const { name } = await storeDocument(vault, { documentId: 'doc-1', uploaderId: 'ada', bytes: PDF });
    await removeDocument(storage, name);
    expect(await openDocument(vault, { documentId: 'doc-1', name })).toBeUndefined();
  });
});
