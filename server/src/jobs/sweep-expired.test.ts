import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { dataFolderAt } from '../config/data-folder.ts';
import { sweepExpired } from './sweep-expired.ts';

const oja = await startOja();
const sweep = () => sweepExpired.run(oja.deps, {}, { number: 1, last: true });

test('mails that were written as files go after 30 days', async () => {
  const { mailDir } = dataFolderAt(oja.deps.config.dataDir);
  await mkdir(mailDir, { recursive: true });
  const now = oja.clock.now.getTime();
  const write = async (name: string, ageMs: number) => {
    await writeFile(join(mailDir, name), 'To: ada@example.com');
    await utimes(join(mailDir, name), new Date(now - ageMs), new Date(now - ageMs));
  };
  await write('old.eml', 30 * dayMs + 1_000);
  await write('young.eml', 30 * dayMs - 1_000);
  await sweep();
  expect(await readdir(mailDir)).toEqual(['young.eml']);
});

test('jobs that failed for good, whose payload may name a person, go after 30 days; others stay', async () => {
  oja.clock.now = new Date();
  const add = async (key: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job('send_reset_link', '{"email":"ada@example.com"}', job_key => ${key})`.execute(
      oja.deps.db,
    );
    return rows[0]?.id ?? '';
  };
  await add('waiting');
  await sql`select graphile_worker.permanently_fail_jobs(array[${await add('failed')}::bigint], 'down')`.execute(
    oja.deps.db,
  );
  const left = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key in ('waiting', 'failed') order by key`.execute(
      oja.deps.db,
    );
    return rows.map(({ key }) => key);
  };
  oja.clock.advance(30 * dayMs - minuteMs);
  await sweep();
  expect(await left()).toEqual(['failed', 'waiting']);
  oja.clock.advance(2 * minuteMs);
  await sweep();
  expect(await left()).toEqual(['waiting']);
});
