import { Kysely, PostgresDialect, sql } from 'kysely';
import {
  PostgresDialect as CodegenDialect,
  type ColumnOverrides,
  ColumnTypeNode,
  type DatabaseMetadata,
  type GeneratorDialect,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  ModuleReferenceNode,
} from 'kysely-codegen';
import pg from 'pg';

/**
 * Renders database.ts from a migrated database with kysely-codegen. Two things are added to what it reads itself: a
 * text column with a CHECK that lists its values becomes a union of them, so a status that the database refuses does
 * not compile either; and columns that the database always computes can be neither inserted nor updated.
 */
export const typesFile = new URL('./database.ts', import.meta.url);

export async function renderTypes(ownerUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl });
  // The server may end a connection that is still being closed.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const dialect = describeTypes();
    const columns: ColumnOverrides = {};
    return await generate({
      db,
      dialect,
      camelCase: true,
      includePattern: 'public.*',
      outFile: null,
      overrides: { columns },
      async postprocess({ metadata }) {
        Object.assign(columns, await applyConstraints(db, metadata, dialect));
        return metadata;
      },
    });
  } finally {
    await db.destroy();
  }
}

/** Types as the connections of the application parse them: see type-parsers.ts. JSON is written as text. */
function describeTypes(): GeneratorDialect {
  const dialect: GeneratorDialect = new CodegenDialect({ dateParser: 'string' });
  const { scalars, definitions, imports } = dialect.adapter;
  scalars.int8 = new IdentifierNode('number');
  scalars.timestamptz = new IdentifierNode('Date');
  definitions.Json = new ColumnTypeNode(
    new IdentifierNode('unknown'),
    new IdentifierNode('string'),
    new IdentifierNode('string'),
  );
  imports.GeneratedAlways = new ModuleReferenceNode('kysely');
  return dialect;
}

/** Gives columns with a list of values these values, and returns the types of those that are always computed. */
async function applyConstraints(
  db: Kysely<unknown>,
  { tables }: DatabaseMetadata,
  { adapter }: GeneratorDialect,
): Promise<ColumnOverrides> {
  const overrides: ColumnOverrides = {};
  for (const { table, name, computed, values } of await readConstraints(db)) {
    const column = tables.find((one) => one.name === table)?.columns.find((one) => one.name === name);
    if (column === undefined) continue;
    column.enumValues = values;
    const scalar = adapter.scalars[column.dataType];
    if (computed && scalar !== undefined)
      overrides[`${table}.${name}`] = new GenericExpressionNode('GeneratedAlways', [scalar]);
  }
  return overrides;
}

async function readConstraints(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string; name: string; computed: boolean; values: string[] | null }>`
    select c.relname as "table", a.attname as name, a.attidentity <> '' or a.attgenerated <> '' as computed,
           (select array_agg(m[1])
              from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
               and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[') as values
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')`.execute(db);
  return rows;
}
