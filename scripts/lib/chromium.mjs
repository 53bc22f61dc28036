import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { withProgress } from './progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for the end-to-end tests: the one named, the one installed, or on Debian one that we install. */
export async function ensureChromium() {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return isProgram(named) ? named : refuse(`CHROMIUM_PATH is ${named}, which is not a program.`);
  const found = findOnPath();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const { code, output } = await withProgress('Installing Chromium', () =>
      run('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
        quiet: true,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }),
    );
    if (code !== 0) process.stderr.write(`${output}\n`);
  }
  return findOnPath() ?? refuse('The browser tests need Chromium.');
}

function findOnPath() {
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
