export type CsvCell = string | number;

/** Comma-separated rows as spreadsheets read them. Figures stay figures; text is quoted and cannot be a formula. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return `"${withoutFormula(value).replaceAll('"', '""')}"`;
}

/** With which a spreadsheet begins to calculate, also in full width. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** The apostrophe makes a spreadsheet show the rest as it is. */
function withoutFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}
