import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { renderPersonalData } from '../../../../test/personal-data-document.ts';
import { entriesOf } from '../../../../test/retained-columns.ts';
import { notPersonal, personalData } from '../../../domain/personal-data/personal-data.ts';

const oja = await startOja();

interface Column {
  name: string;
  type: string;
}

const { rows: columns } = await sql<Column>`
  select c.relname || '.' || a.attname as name, t.typname as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(oja.deps.db);
const known = new Set(columns.map(({ name }) => name));
/** Types that can hold texts, phone numbers or sealed values. */
const telling = new Set([
  'text',
  'varchar',
  'bpchar',
  'jsonb',
  'json',
  'bytea',
  'inet',
  'cidr',
  '_text',
  'tsvector',
]);

const personal = new Set(
  personalData.flatMap(({ table, columns: own }) => own.map((column) => `${table}.${column}`)),
);
const plain = new Set(
  Object.entries(notPersonal).flatMap(([table, own]) => own.map((column) => `${table}.${column}`)),
);

describe('the table of personal data', () => {
  test('states every column that can hold personal data: add a new one to domain/personal-data', () => {
    const missing = columns
      .filter(({ name, type }) => telling.has(type) && !personal.has(name) && !plain.has(name))
      .map(
        ({ name }) =>
          `${name} is in no file of server/src/domain/personal-data (personal, or not-personal.ts)`,
      );
    expect(missing).toEqual([]);
  });

  test('names no column twice as personal and not, and none that is gone', () => {
    expect([...personal].filter((name) => plain.has(name))).toEqual([]);
    expect([...personal, ...plain].filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(personalData.map((entry) => [`${entry.table}: ${entry.what}`, entry] as const))(
    '%s: its rules name columns and tables that exist',
    (_title, { table, erasure, exported }) => {
      const named = [
        ...('owner' in erasure ? [erasure.owner] : []),
        ...(erasure.kind === 'overwrite' ? Object.keys(erasure.values) : []),
        ...('owner' in exported ? [exported.owner, ...exported.columns] : []),
      ];
      expect(named.filter((column) => !known.has(`${table}.${column}`))).toEqual([]);
      if (erasure.kind === 'follows') {
        const followed = entriesOf(personalData, erasure);
        expect(followed.length).toBeGreaterThan(0);
        expect(followed.every((entry) => 'afterDays' in entry.erasure)).toBe(true);
      }
    },
  );

  test('exports no hash and nothing sealed', () => {
    const bytes = new Set(columns.filter(({ type }) => type === 'bytea').map(({ name }) => name));
    const exported = personalData.flatMap(({ table, exported: rule }) =>
      'columns' in rule ? rule.columns.map((column) => `${table}.${column}`) : [],
    );
    expect(exported.filter((name) => bytes.has(name) || /hash|secret|token/.test(name))).toEqual([]);
  });

  test('uses every section of the export once', () => {
    const sections = personalData.flatMap(({ exported }) =>
      'section' in exported ? [exported.section] : [],
    );
    expect(sections).toEqual([...new Set(sections)]);
  });
});

test('docs/personal-data.md says the same as the table (UPDATE_DOCS=1 writes it anew)', async () => {
  const file = new URL('../../../../../docs/personal-data.md', import.meta.url);
  if (process.env.UPDATE_DOCS === '1') await writeFile(file, renderPersonalData());
  expect(await readFile(file, 'utf8')).toBe(renderPersonalData());
});
