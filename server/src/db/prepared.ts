import { sql } from 'kysely';

/** Ends the text of a statement that kysely-pool.ts sends as a prepared statement. */
export const preparedMark = '/* prepared */';

/**
 * For a statement that runs often and whose text never varies: every connection parses and plans it once. It is added as
 * the last part of a statement, with `modifyEnd(prepared)` or in an `sql` template.
 */
export const prepared = sql.raw(preparedMark);

/** PostgreSQL's code for "cached plan must not change result type": a migration changed a table of a prepared statement. */
export const planOutdated = '0A000';
