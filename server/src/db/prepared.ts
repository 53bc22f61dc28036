import { sql } from 'kysely';

/** Ends the text of a statement that kysely-pool.ts sends as a prepared statement. */
export const preparedMark = '/* prepared */';

/**
 * For a statement that runs often and whose text never varies: every connection parses and plans it once. It is added as
 * the last part of a statement, with `modifyEnd(prepared)` or in an `sql` template. Outside a transaction, which would be
 * repeated, such a statement names its columns: a migration that adds one then leaves its plan valid.
 */
export const prepared = sql.raw(preparedMark);

/** `column = any (ids)`: unlike a list of placeholders, its text is the same for any number of ids. */
export const anyOf = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`;

/** PostgreSQL's code for "cached plan must not change result type": a migration changed a table of a prepared statement. */
export const planOutdated = '0A000';
