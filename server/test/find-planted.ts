import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sealedColumns } from '../src/sealed-columns.ts';
import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** Every "table.column" that holds one of the words in any case, plain, as bytes or sealed; the job queue included. */
export async function findInDatabase(oja: Oja, words: readonly string[]): Promise<string[]> {
  const places = new Set<string>();
  await onServer(oja.adminUrl, async (client) => {
    const patterns = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`]);
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ key: string }>(
        `select distinct key from ${table} t, jsonb_each_text(to_jsonb(t)) where value ilike any ($1::text[])`,
        [patterns],
      );
      for (const { key } of rows) places.add(`${table.replace('public.', '').replaceAll('"', '')}.${key}`);
    }
    for (const place of await sealedPlaces(client, oja, words)) places.add(place);
  });
  return [...places].sort();
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
}

async function sealedPlaces(client: pg.Client, oja: Oja, words: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const { table, id, column, contextOf } of sealedColumns) {
    const { rows } = await client.query<{ id: string; value: Buffer }>(
      `select ${pg.escapeIdentifier(id)} as id, ${pg.escapeIdentifier(column)} as value
         from ${pg.escapeIdentifier(table)} where ${pg.escapeIdentifier(column)} is not null`,
    );
    const opened = rows.map((row) => oja.deps.sealer.open(row.value, contextOf(row.id)).toString('utf8'));
    if (opened.some((text) => mentions(text, words))) places.push(`${table}.${column}`);
  }
  return places;
}

/** Every file below a folder that holds one of the words. */
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
