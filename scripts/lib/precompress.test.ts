import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from './precompress.mjs';

const text = 'market '.repeat(1_000);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-compress-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app.js'), text);
  await writeFile(join(folder, 'tiny.css'), 'a{}');
  await writeFile(join(folder, 'font.woff2'), text);
  await compressFolder(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test('writes a brotli and a gzip copy with the same content beside a file, in folders below too', async () => {
  const file = join(folder, 'assets', 'app.js');
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

test.each(['tiny.css', 'font.woff2'])('leaves %s alone', (name) => {
  expect(existsSync(join(folder, `${name}.br`))).toBe(false);
  expect(existsSync(join(folder, `${name}.gz`))).toBe(false);
});
