import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sealedColumns } from '../src/process/sealed-columns.ts';
import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

export interface Found {
  /** As in "table.column". */
  place: string;
  word: string;
}

/** Where each word occurs, in any case, plain, as bytes or sealed; the job queue included. */
export async function findInDatabase(oja: Oja, words: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  await onServer(oja.adminUrl, async (client) => {
    const spellings = words.flatMap((word) => [
      { word, pattern: `%${word}%` },
      { word, pattern: `%${Buffer.from(word).toString('hex')}%` },
    ]);
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ held: string; word: string }>(
        `select distinct field.held, spelling.word
           from ${table} t
          cross join lateral jsonb_each_text(to_jsonb(t)) as field (held, content)
           join unnest($1::text[], $2::text[]) as spelling (word, pattern) on field.content ilike spelling.pattern`,
        [spellings.map(({ word }) => word), spellings.map(({ pattern }) => pattern)],
      );
      const name = table.replace('public.', '').replaceAll('"', '');
      found.push(...rows.map(({ held, word }) => ({ place: `${name}.${held}`, word })));
    }
    found.push(...(await findSealed(client, oja, words)));
  });
  return found;
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
}

async function findSealed(client: pg.Client, oja: Oja, words: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { table, id, column, contextOf } of sealedColumns) {
    const { rows } = await client.query<{ id: string; value: Buffer }>(
      `select ${pg.escapeIdentifier(id)} as id, ${pg.escapeIdentifier(column)} as value
         from ${pg.escapeIdentifier(table)} where ${pg.escapeIdentifier(column)} is not null`,
    );
    for (const row of rows) {
      const opened = oja.deps.sealer.open(row.value, contextOf(row.id)).toString('utf8');
      const held = words.filter((word) => mentions(opened, [word]));
      found.push(...held.map((word) => ({ place: `${table}.${column}`, word })));
    }
  }
  return found;
}

/** Every file below a folder that contains one of the words. */
export async function findInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    if (mentions((await readFile(file)).toString('latin1'), words)) found.push(file);
  }
  return found;
}

function mentions(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase()));
}
