import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this a smaller file saves no packet on the wire. */
const smallestBytes = 1024;

const formats = [
  {
    suffix: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { suffix: '.gz', compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Writes a brotli and a gzip copy beside every file worth it. The work runs in Node's thread pool. */
export async function compressFolder(folder) {
  const waiting = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  for (const { suffix, compress } of formats) {
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(file + suffix, smaller);
  }
}
