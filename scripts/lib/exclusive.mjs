import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './root.mjs';

const beatMs = 3_000;
const silenceMs = 20_000;

/**
 * Lets one process at a time install or build in this folder; the others wait for their turn. The holder keeps
 * touching its lock file, so one that a crash left behind loses its force, even when another process has its id by now.
 */
export async function exclusively(name, act) {
  const file = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let waited = false; !take(file); waited = true) {
    if (!waited) process.stderr.write(`Waiting for another process that does the same (${name}) …\n`);
    await delay(200);
  }
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), beatMs);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await act();
  } finally {
    clearInterval(heart);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silenceMs) return false;
    const holder = Number(readFileSync(file, 'utf8'));
    // Zero: the holder has made the file and not yet written into it.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
