import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { onServer, withDatabase } from '../test/database-server.ts';
import { databaseProcess, freePort, launchOja, type OjaProcess, readyText } from '../test/oja-process.ts';
import { dataFolderAt, runsAsRoot } from './config/data-folder.ts';
import { locateCluster } from './db/embedded/place.ts';
import { resetDataFolder } from './db/embedded/reset-data-folder.ts';
import { isAlive } from './db/embedded/signal-process.ts';

vi.setConfig({ testTimeout: 90_000 });

/** Starts the real process. One data folder serves most tests, since making a database is the slow part. */
let parent: string;
let dataDir: string;
let launched: OjaProcess[] = [];
const patience = { timeout: 15_000 };

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'oja-main-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

/** A test that failed must not spoil the next one. */
afterEach(async () => {
  for (const { child } of launched) child.kill('SIGKILL');
  await Promise.all(launched.map(({ ended }) => ended));
  launched = [];
});

afterAll(async () => {
  await resetDataFolder(dataFolderAt(dataDir));
  await rm(parent, { recursive: true, force: true });
});

async function launch(env: Record<string, string> = {}): Promise<OjaProcess> {
  const oja = await launchOja({ DATA_DIR: dataDir, ...env });
  launched.push(oja);
  return oja;
}

async function launchReady(env: Record<string, string> = {}): Promise<OjaProcess> {
  const oja = await launch(env);
  await oja.printed(readyText);
  return oja;
}

async function stop(oja: OjaProcess): Promise<void> {
  oja.child.kill('SIGTERM');
  expect(await oja.ended).toBe(0);
}

async function refusal(env: Record<string, string>): Promise<string> {
  const oja = await launch(env);
  expect(await oja.ended).toBe(1);
  return oja.output().trim();
}

/** A request that the server has begun to read, and whose last byte is held back until the test lets it go. */
async function beginRequest(
  url: string,
): Promise<{ finish(): void; answer: Promise<[number | undefined, unknown]> }> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  const outgoing = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    // Like a browser, it would keep the connection afterwards.
    agent: new Agent({ keepAlive: true }),
  });
  const response = once(outgoing, 'response');
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.write(body.slice(0, -1));
  return {
    finish: () => outgoing.end(body.slice(-1)),
    answer: response.then(async ([incoming]) => [incoming.statusCode, JSON.parse(await text(incoming))]),
  };
}

/** Over a connection of its own, so that the next request may meet another process. */
async function get(url: string): Promise<number | undefined> {
  const outgoing = request(url, { agent: false }).end();
  const [incoming] = await once(outgoing, 'response');
  return incoming.resume().statusCode;
}

async function register(url: string): Promise<string> {
  const password = 'harmattan-breeze-41';
  const person = { name: 'Ada Obi', nickName: 'ada', email: 'ada@example.com' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password, confirmPassword: password }),
  });
  return signedIn.parse(await response.json()).data.token;
}

const signedIn = z.object({ data: z.object({ token: z.string() }) });

async function isRefused(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

describe('starting and stopping', () => {
  test('answers, finishes the request in flight when told to stop, and leaves nothing running', async () => {
    const oja = await launchReady();
    expect((await fetch(`${oja.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${oja.url}/readyz`)).status).toBe(200);
    const database = await databaseProcess(dataDir);

    const inFlight = await beginRequest(oja.url);
    oja.child.kill('SIGTERM');
    await oja.printed('Stopping');
    await expect.poll(() => isRefused(oja.url), patience).toBe(true);
    expect(await database.isRunning()).toBe(true);
    inFlight.finish();

    expect(await inFlight.answer).toEqual([401, expect.objectContaining({ code: 'credentials_wrong' })]);
    expect(await oja.ended).toBe(0);
    expect(oja.output()).not.toContain('Not waiting any longer');
    expect(await database.isRunning()).toBe(false);
  });

  test('does not mind being told to stop again and again', async () => {
    const oja = await launchReady();
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const) oja.child.kill(signal);
    expect(await oja.ended).toBe(0);
  });

  test('stops when the process that started it is gone', async () => {
    const oja = await launchReady();
    const database = await databaseProcess(dataDir);
    oja.child.disconnect();
    expect(await oja.ended).toBe(0);
    expect(await database.isRunning()).toBe(false);
  });

  test('stops in the middle of its start', async () => {
    const fresh = join(parent, 'interrupted');
    const oja = await launch({ DATA_DIR: fresh });
    await oja.printed('Creating the database');
    oja.child.kill('SIGINT');
    expect(await oja.ended).toBe(0);
    const left = await readdir(fresh, { recursive: true });
    expect(left).toContain('postgres');
    expect(left).not.toContain(join('postgres', 'postmaster.pid'));
    expect(left.filter((name) => name.includes('.new-'))).toEqual([]);
  });

  test('recovers by itself after it was killed', async () => {
    const first = await launchReady();
    const database = await databaseProcess(dataDir);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await database.isRunning()).toBe(true);

    const second = await launchReady();
    expect(await database.isRunning()).toBe(false);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    await stop(second);
  });

  test('takes requests in several processes, replaces one that dies, and ends them all', async () => {
    const oja = await launchReady({ WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
    const answering = async () => {
      expect(await get(`${oja.url}/readyz`)).toBe(200);
      return new Set([...oja.output().matchAll(/"pid":(\d+),"requestId"/g)].map(([, pid]) => Number(pid)));
    };
    await expect.poll(async () => (await answering()).size, patience).toBe(2);
    const [victim = 0] = await answering();
    process.kill(victim, 'SIGKILL');
    await oja.printed('is replaced');
    await expect.poll(async () => (await answering()).size, patience).toBe(3);
    const database = await databaseProcess(dataDir);
    const processes = await answering();
    await stop(oja);
    // An ended process keeps its id until its parent has reaped it.
    await expect.poll(() => [...processes].filter(isAlive), patience).toEqual([]);
    expect(await database.isRunning()).toBe(false);
  });

  test('ends event streams at once when it stops', async () => {
    const oja = await launchReady();
    const token = await register(oja.url);
    const stream = await fetch(`${oja.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status).toBe(200);
    await stop(oja);
    expect(await stream.text()).toContain('connected');
  });

  test('works through jobs without a port when it is a worker', async () => {
    const oja = await launchReady({ ROLE: 'worker' });
    expect(await isRefused(oja.url)).toBe(true);
    await stop(oja);
  });
});

describe('with DATABASE_URL', () => {
  const server = inject('databaseServer');
  const database = `oja_main_${process.pid}`;
  const owner = new URL(server.ownerUrl).username;

  beforeAll(() =>
    onServer(server.adminUrl, (client) => client.query(`create database ${database} owner ${owner}`)),
  );
  afterAll(() =>
    onServer(server.adminUrl, (client) => client.query(`drop database if exists ${database} with (force)`)),
  );

  test('lets several processes migrate an empty database at once, and never touches the embedded one', async () => {
    const folder = dataFolderAt(join(parent, 'elsewhere'));
    const env = {
      DATA_DIR: folder.root,
      DATABASE_URL: withDatabase(server.appUrl, database),
      ...(server.assumeAppRole ? {} : { DATABASE_OWNER_URL: withDatabase(server.ownerUrl, database) }),
    };
    const several = await Promise.all([launch({ ...env, ROLE: 'api' }), launch(env)]);
    for (const oja of several) {
      await oja.printed(readyText);
      expect((await fetch(`${oja.url}/readyz`)).status).toBe(200);
      await stop(oja);
    }
    expect(existsSync(folder.secretsFile)).toBe(true);
    expect(existsSync(folder.clusterDir) || existsSync(folder.clusterNote)).toBe(false);
  });
});

describe('one sentence and exit code 1', () => {
  test('when another instance uses the data folder', async () => {
    const first = await launchReady();
    expect(await refusal({})).toBe(
      `The data folder ${dataDir} is in use by another instance of Oja. Stop that one first, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await stop(first);
  });

  test('when the port is taken, before anything else is done', async () => {
    const other = createServer();
    const port = await freePort();
    other.listen(port, '127.0.0.1');
    await once(other, 'listening');
    const untouched = join(parent, 'untouched');
    expect(await refusal({ PORT: String(port), DATA_DIR: untouched })).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(existsSync(untouched)).toBe(false);
    other.close();
  });

  test('when the configured database does not answer', async () => {
    const port = await freePort();
    expect(await refusal({ DATABASE_URL: `postgres://oja:secret@127.0.0.1:${port}/oja` })).toBe(
      `The database at 127.0.0.1:${port} (DATABASE_URL) does not answer: connect ECONNREFUSED 127.0.0.1:${port}. ` +
        'Check the address and that PostgreSQL runs there.',
    );
  });

  test('when production has no keys', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toMatch(
      /^APP_KEYS is required when NODE_ENV=production\./,
    );
  });

  test('for each of several faults of the configuration', async () => {
    const sentences = (await refusal({ PORT: 'x', ROLE: 'x' })).split('\n');
    expect(sentences).toHaveLength(2);
  });
});

describe.runIf(runsAsRoot())('as root', () => {
  test('keeps the database where its user can reach it when only root may enter the data folder', async () => {
    const closed = join(parent, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const folder = dataFolderAt(join(closed, 'data'));
    const oja = await launchReady({ DATA_DIR: folder.root });
    const clusterDir = await locateCluster(folder);
    expect(clusterDir).not.toContain(closed);
    expect((await stat(clusterDir)).uid).not.toBe(0);
    expect(existsSync(folder.clusterNote)).toBe(true);
    await stop(oja);
    await resetDataFolder(folder);
    expect(existsSync(clusterDir)).toBe(false);
  });
});
