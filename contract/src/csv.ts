/** The one writer of CSV files, for the server and the browser. */

export type CsvCell = string | number | null;
export type CsvCells = readonly CsvCell[];

/**
 * One line of a CSV file. Spreadsheets evaluate cells that begin like a formula, so such text gets a leading
 * apostrophe, except for a plain handle, so that files can be joined by it. Figures stay figures, and an unknown one is
 * an empty cell.
 */
export function csvLine(cells: CsvCells): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** With which a spreadsheet begins to calculate, also in full width. `@` begins a function call, but no plain name. */
const startsFormula = /^(?:[=+\-\t\r\n＝＋－＠]|@(?![\w.-]+$))/;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
