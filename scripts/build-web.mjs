/** Builds the web application into web/dist, with compressed copies beside the files, when anything changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { exclusively } from './lib/exclusive.mjs';
import { isMain } from './lib/is-main.mjs';
import { compressFolder } from './lib/precompress.mjs';
import { withProgress } from './lib/progress.mjs';
import { root } from './lib/root.mjs';

const webDir = join(root, 'web');
const distDir = join(webDir, 'dist');
const noteFile = join(root, '.cache', 'web-build');

/** False when it could not be built; the reason has then been printed. */
export async function buildWeb({ node, env }) {
  if (isBuilt()) return true;
  return exclusively('build', async () => {
    if (isBuilt()) return true;
    const fault = await withProgress('Building the web application', () => build({ node, env }));
    if (fault !== undefined)
      process.stderr.write(`${fault}\nThe web application could not be built; the reason is above.\n`);
    return fault === undefined;
  });
}

/** Returns what went wrong, if anything. */
async function build({ node, env }) {
  const fingerprint = fingerprintOfSources();
  rmSync(noteFile, { force: true });
  const options = { cwd: webDir, env: { ...env, NODE_ENV: 'production' }, quiet: true };
  const steps = [[join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], ['build-renderer.ts']];
  for (const args of steps) {
    const { code, output } = await run(node, args, options);
    if (code !== 0) return output;
  }
  await compressFolder(distDir);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteFile, fingerprint);
  return undefined;
}

function isBuilt() {
  return (
    existsSync(join(distDir, 'index.html')) &&
    existsSync(noteFile) &&
    readFileSync(noteFile, 'utf8') === fingerprintOfSources()
  );
}

/** Everything the result depends on: sources, locked packages, the way of building, variables that Vite reads. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  const files = [
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'build-web.mjs'),
    join(root, 'scripts', 'lib', 'precompress.mjs'),
    ...filesBelow(webDir),
    ...filesBelow(join(root, 'contract')),
  ];
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(variables.sort()));
  return hash.digest('hex');
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name) ? filesBelow(path) : [];
  });
}

if (isMain(import.meta.url)) {
  process.exit((await buildWeb(await bootstrap())) ? 0 : 1);
}
