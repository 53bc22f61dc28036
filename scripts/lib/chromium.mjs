import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { withProgress } from './progress.mjs';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome'];
const headlessShell = 'chromium-headless-shell';

/**
 * The browser for the journeys: Chromium's headless shell, which needs a third less processor time, or the whole browser
 * where there is no shell.
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  return findOnPath([headlessShell]) ?? (await installOnDebian(headlessShell)) ?? ensureChromium();
}

/** The whole browser: the one named, the one installed, or on Debian one that we install. */
export async function ensureChromium() {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return isProgram(named) ? named : refuse(`CHROMIUM_PATH is ${named}, which is not a program.`);
  return (
    findOnPath(wholeBrowsers) ??
    (await installOnDebian('chromium')) ??
    refuse('The browser tests need Chromium.')
  );
}

/** The package's program, or undefined where it cannot be installed. */
async function installOnDebian(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  const { code, output } = await withProgress(`Installing ${name}`, () =>
    run('sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${name}`], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
  if (code !== 0) process.stderr.write(`${output}\n`);
  return findOnPath([name]);
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function refuse(reason) {
  process.stderr.write(`${reason} Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.\n`);
  return undefined;
}
