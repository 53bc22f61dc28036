/** Builds the web application into web/dist and the server into server/dist, each when anything in it changed. */
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

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');

const web = {
  title: 'the web application',
  folder: join(root, 'web'),
  result: join(root, 'web', 'dist', 'index.html'),
  note: join(root, '.cache', 'web-build'),
  sources: ['web', 'contract'],
  steps: [[vite, 'build'], ['build-renderer.ts']],
  finish: () => compressFolder(join(root, 'web', 'dist')),
};

const server = {
  title: 'the server',
  folder: join(root, 'server'),
  result: join(root, 'server', 'dist', 'main.js'),
  note: join(root, '.cache', 'server-build'),
  sources: ['server', 'contract', 'paystack-simulator'],
  steps: [[rolldown, '--config', 'rolldown.config.ts']],
  finish: () => undefined,
};

/** False when something could not be built; the reason has then been printed. */
export async function build(tools) {
  return (await buildPart(web, tools)) && (await buildPart(server, tools));
}

async function buildPart(part, tools) {
  if (isBuilt(part)) return true;
  return exclusively('build', async () => {
    if (isBuilt(part)) return true;
    const fault = await withProgress(`Building ${part.title}`, () => runSteps(part, tools));
    if (fault !== undefined)
      process.stderr.write(`${fault}\nBuilding ${part.title} failed; the reason is above.\n`);
    return fault === undefined;
  });
}

/** Returns what went wrong, if anything. */
async function runSteps(part, { node, env }) {
  const fingerprint = fingerprintOf(part);
  rmSync(part.note, { force: true });
  const options = { cwd: part.folder, env: { ...env, NODE_ENV: 'production' }, quiet: true };
  for (const args of part.steps) {
    const { code, output } = await run(node, args, options);
    if (code !== 0) return output;
  }
  await part.finish();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(part.note, fingerprint);
  return undefined;
}

function isBuilt(part) {
  return (
    existsSync(part.result) &&
    existsSync(part.note) &&
    readFileSync(part.note, 'utf8') === fingerprintOf(part)
  );
}

/** Everything the result depends on: sources, locked packages, the way of building, variables that Vite reads. */
function fingerprintOf(part) {
  const hash = createHash('sha256');
  const files = [
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'build.mjs'),
    join(root, 'scripts', 'lib', 'precompress.mjs'),
    ...part.sources.flatMap((folder) => filesBelow(join(root, folder))),
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
  process.exit((await build(await bootstrap())) ? 0 : 1);
}
