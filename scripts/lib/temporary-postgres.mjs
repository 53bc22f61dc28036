import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';

/**
 * A cluster of the PostgreSQL server that is installed on this machine, as Debian packages it: in a temporary folder, on a
 * free port of the loopback interface, and gone after `stop`.
 */

const installed = '/usr/lib/postgresql';
const oldestVersion = 15;

/** The folder of the newest installed server's programs; undefined when none is new enough. */
export function findInstalledServer(folder = installed) {
  const versions = listFolder(folder)
    .map(Number)
    .filter(
      (version) =>
        version >= oldestVersion && listFolder(join(folder, `${version}`, 'bin')).includes('initdb'),
    )
    .sort((one, other) => other - one);
  return versions.length === 0 ? undefined : join(folder, `${versions[0]}`, 'bin');
}

export const noServerFound = `No PostgreSQL server of version ${oldestVersion} or newer is installed below ${installed}; install one with "apt install postgresql".`;

/**
 * @param {string} bin
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTemporaryPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'oja-nightly-'));
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const owner = await ordinaryUser();
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const options = { quiet: true, endOnSignal: false, cwd: folder, ...owner };
  const port = await freePort();
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=300`;
  const start = ['-D', data, '-l', join(folder, 'server.log'), '-w', '-o', settings, 'start'];
  try {
    const create = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    await runOrThrow(join(bin, 'initdb'), [...create, '-E', 'UTF8', '--locale=C.UTF-8'], options);
    // The server keeps what it inherits open, so its output must not be waited for.
    await runOrThrow(join(bin, 'pg_ctl'), start, { ...options, stdio: 'ignore' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The server refuses to run as root; undefined for everybody else. */
async function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag) => {
    const { code, output } = await run('id', [flag, 'postgres'], { quiet: true });
    if (code !== 0) throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
    return Number(output);
  };
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} failed: ${output}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
