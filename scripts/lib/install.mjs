import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { exclusively } from './exclusive.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.oja-installed');

/** Runs `npm ci` when node_modules is missing or does not belong to package-lock.json on this platform. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusively('install', async () => {
    if (isInstalled()) return;
    await install();
    writeFileSync(stampFile, stamp());
  });
}

/** Our stamp is what counts. A person may also have run npm by hand; then what npm noted is as good. */
function isInstalled() {
  return isStamped() || agreesWithLockFile();
}

function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function agreesWithLockFile() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    if (installed[path]) return installed[path].version === entry.version;
    return entry.optional && !isMadeForThisPlatform(entry);
  });
}

function isMadeForThisPlatform(entry) {
  if (!entry.os || !entry.cpu || entry.libc) return false;
  return [entry.os].flat().includes(process.platform) && [entry.cpu].flat().includes(process.arch);
}

/**
 * Newer npm refuses to `ci` with a lock file that was made where the registry lacks packages for other platforms,
 * although nothing this platform needs is missing; `install` takes the same versions and leaves out the rest.
 */
const ways = [['ci'], ['install', '--no-save']];

async function install() {
  const { command, args } = npm();
  const options = { quiet: true, cwd: root, env: { ...process.env, PATH: pathWithoutOwnPrograms() } };
  // Everything, whatever NODE_ENV says: the web application is built here.
  const flags = ['--include=dev', '--include=optional', '--loglevel=error'];
  const fault = await withProgress('Installing packages', async () => {
    let lastOutput = '';
    for (const way of ways) {
      const { code, output } = await run(command, [...args, ...way, ...flags], options);
      if (code === 0) return undefined;
      lastOutput = output;
    }
    return lastOutput;
  });
  if (fault === undefined) return;
  process.stderr.write(
    `${fault}\nThe packages could not be installed; the reason is above. Then run the command again.\n`,
  );
  process.exit(1);
}

/** The npm that started us, under the Node it ran with: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith('.js') && node && !node.startsWith(join(root, 'node_modules')))
    return { command: node, args: [cli] };
  return { command: 'npm', args: [] };
}

function pathWithoutOwnPrograms() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
}
