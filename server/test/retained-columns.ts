import type { PersonalData } from '../src/domain/personal-data/personal-data.ts';

type Entries = readonly Pick<PersonalData, 'table' | 'columns' | 'erasure'>[];

/** The columns that the table of personal data retains this many days after an erasure, or for good. */
export function retainedColumns(entries: Entries, days: number): Set<string> {
  const stays = entries.filter(({ erasure }) => {
    const rules =
      erasure.kind === 'follows' ? entriesOf(entries, erasure).map((entry) => entry.erasure) : [erasure];
    return rules.some((rule) => rule.kind === 'keep' || ('afterDays' in rule && rule.afterDays > days));
  });
  return new Set(stays.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
}

/** The entries about one column of a table. */
export function entriesOf(entries: Entries, followed: { table: string; column: string }): Entries {
  return entries.filter(
    ({ table, columns }) => table === followed.table && columns.includes(followed.column),
  );
}
