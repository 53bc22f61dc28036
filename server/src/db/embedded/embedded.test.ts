import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolderAt } from '../../config/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { resetDataFolder } from './reset-data-folder.ts';
import { isAlive } from './signal-process.ts';

/** One cluster for the whole file, because making one is the slow part; the tests start and stop servers on it. */
let dataDir: string;

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'oja-embedded-'));
  // Under root the database's user has to reach the folder, or the cluster would lie elsewhere.
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ dataDir, durable: false });

async function withServer(act: (server: EmbeddedPostgres) => Promise<void>): Promise<void> {
  const server = await start();
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  const text = await readFile(join(dataFolderAt(dataDir).clusterDir, 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

describe('a server on a fresh data folder', () => {
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const rolesSql = 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user';
  const powerless = { rolsuper: false, rolcreatedb: false, rolcreaterole: false };

  test('gives migrations a role that owns the database and nothing else', async () => {
    expect(await ask(server.ownerUrl, rolesSql)).toEqual([powerless]);
    const owners = await ask(
      server.ownerUrl,
      'select datdba = current_user::regrole as own from pg_database where datname = current_database()',
    );
    expect(owners).toEqual([{ own: true }]);
  });

  test('gives the application a role that owns nothing and may not make tables', async () => {
    expect(await ask(server.appUrl, rolesSql)).toEqual([powerless]);
    await expect(ask(server.appUrl, 'create table anything ()')).rejects.toThrow(/permission denied/);
    await expect(ask(server.appUrl, 'create schema anything')).rejects.toThrow(/permission denied/);
  });

  test('listens on the loopback address alone, wants a password and checks its pages', async () => {
    const [settings] = await ask(
      server.superuserUrl,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
              current_setting('data_checksums') as checksums, current_setting('server_version_num')::int / 10000 as version`,
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '', checksums: 'on', version: 18 });
    const url = new URL(server.appUrl);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  test('keeps its secrets from other users', async () => {
    const folder = dataFolderAt(dataDir);
    expect((await stat(folder.secretsFile)).mode & 0o777).toBe(0o600);
    expect((await stat(folder.clusterDir)).mode & 0o777).toBe(0o700);
  });

  test('never runs as root', async () => {
    const { uid } = await stat(join(dataFolderAt(dataDir).clusterDir, 'postmaster.pid'));
    expect(uid).not.toBe(0);
  });

  test('is refused to a second instance with one sentence', async () => {
    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} is in use by another instance of Oja. Stop that one first, or set DATA_DIR to another folder.`,
    );
    expect(await ask(server.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('cannot be reset while it runs', async () => {
    await expect(resetDataFolder(dataFolderAt(dataDir))).rejects.toThrow(/Oja is running/);
  });
});

describe('stopping and starting again', () => {
  test('returns from stop when the process is gone, and keeps the data', async () => {
    await withServer(async ({ ownerUrl }) => {
      await ask(ownerUrl, 'create table kept as select 7 as number');
    });
    const folder = dataFolderAt(dataDir);
    expect(existsSync(join(folder.clusterDir, 'postmaster.pid'))).toBe(false);
    await withServer(async ({ ownerUrl }) => {
      expect(await ask(ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
    });
  });

  test('may be stopped twice', async () => {
    const server = await start();
    const pid = await serverPid();
    await Promise.all([server.stop(), server.stop()]);
    // An ended process keeps its id until its parent, this process, has reaped it.
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('starts after the server was killed', async () => {
    const server = await start();
    process.kill(await serverPid(), 'SIGKILL');
    await server.stop();
    await withServer(async ({ ownerUrl }) => {
      expect(await ask(ownerUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1 }]);
    });
  });

  test('is not misled by a noted process id that now belongs to another program', async () => {
    const pidFile = join(dataFolderAt(dataDir).clusterDir, 'postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    await withServer(async ({ appUrl }) => {
      expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    });
  });

  test('calls onLost when the server has ended and does not restart', async () => {
    let reportLost = () => {};
    const lost = new Promise<void>((resolve) => {
      reportLost = resolve;
    });
    const server = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      onLost: reportLost,
      reacquireMs: 200,
    });
    process.kill(await serverPid(), 'SIGINT');
    await lost;
    await server.stop();
  });
});

describe('a data folder that does not fit together', () => {
  test('is refused when its secrets are missing', async () => {
    const { secretsFile } = dataFolderAt(dataDir);
    await rename(secretsFile, `${secretsFile}.aside`);
    await expect(start()).rejects.toThrow(/secrets\.json is missing.*Restore it from a backup/);
    expect(existsSync(secretsFile)).toBe(false);
    await rename(`${secretsFile}.aside`, secretsFile);
  });

  test('is refused when its secrets belong to another database, and nothing is left running', async () => {
    const { secretsFile, clusterDir } = dataFolderAt(dataDir);
    const right = await readFile(secretsFile, 'utf8');
    const wrong = JSON.parse(right);
    wrong.databasePasswords.superuser = 'another';
    await writeFile(secretsFile, JSON.stringify(wrong));
    await expect(start()).rejects.toThrow(/do not fit the database/);
    expect(existsSync(join(clusterDir, 'postmaster.pid'))).toBe(false);
    await writeFile(secretsFile, right);
  });

  test('is refused when its secrets cannot be read', async () => {
    const { secretsFile } = dataFolderAt(dataDir);
    const right = await readFile(secretsFile, 'utf8');
    await writeFile(secretsFile, right.slice(0, 20));
    await expect(start()).rejects.toThrow(/secrets\.json is damaged/);
    await writeFile(secretsFile, right);
  });

  test('is emptied by a reset, which keeps the secrets', async () => {
    const folder = dataFolderAt(dataDir);
    const secrets = await readFile(folder.secretsFile, 'utf8');
    for (const path of [folder.uploadsDir, folder.mailDir]) await mkdir(path);
    await resetDataFolder(folder);
    for (const path of [folder.clusterDir, folder.uploadsDir, folder.mailDir])
      expect(existsSync(path)).toBe(false);
    expect(await readFile(folder.secretsFile, 'utf8')).toBe(secrets);
  });
});
