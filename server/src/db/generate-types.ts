import pg from 'pg';

/**
 * Renders database.ts from a migrated database. A text column with a CHECK that lists its values becomes
 * a union of them, so a status that the database refuses does not compile either.
 */
export const typesFile = new URL('./database.ts', import.meta.url);

export async function renderTypes(ownerUrl: string): Promise<string> {
  const columns = await readColumns(ownerUrl);
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, own]) => `export interface ${pascalCase(table)} {\n${own.map(renderColumn).join('\n')}\n}`,
  );
  const index = [...tables.keys()].map((table) => `  ${camelCase(table)}: ${pascalCase(table)};`);
  return [
    '/** Generated from the migrated database by `npm run db:types`. */',
    `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';`,
    'type Json = ColumnType<unknown, string, string>;',
    'type PresetJson = ColumnType<unknown, string | undefined, string>;',
    ...interfaces,
    `export interface DB {\n${index.join('\n')}\n}`,
    '',
  ].join('\n\n');
}

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  identity: boolean;
  preset: boolean;
  values: string[] | null;
}

const columnsSql = `
  select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as nullable,
         a.attidentity <> '' or a.attgenerated <> '' as identity, a.atthasdef as preset,
         (select array_agg(m[1])
            from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[') as values
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') and not c.relispartition
   order by c.relname, a.attnum`;

async function readColumns(ownerUrl: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Column>(columnsSql)).rows;
  } finally {
    await client.end();
  }
}

const typesByName: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uuid: 'string',
    text: 'string',
    bool: 'boolean',
    int2: 'number',
    int4: 'number',
    int8: 'number',
    float8: 'number',
    bytea: 'Buffer',
    timestamptz: 'Date',
    date: 'string',
    jsonb: 'Json',
    _text: 'string[]',
    _uuid: 'string[]',
    tsvector: 'string',
    xid8: 'string',
  }),
);

function renderColumn(column: Column): string {
  const base = column.values?.map((value) => `'${value}'`).join(' | ') ?? typesByName.get(column.type);
  if (base === undefined)
    throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`);
  const type = column.nullable ? `${base} | null` : base;
  if (column.identity) return `  ${camelCase(column.name)}: GeneratedAlways<${type}>;`;
  if (column.preset && base === 'Json') return `  ${camelCase(column.name)}: PresetJson;`;
  return `  ${camelCase(column.name)}: ${column.preset ? `Generated<${type}>` : type};`;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
