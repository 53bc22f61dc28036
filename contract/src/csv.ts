/** The one writer of CSV files, for the server and the browser. */

export type CsvCell = string | number | null;
export type CsvCells = readonly CsvCell[];

/**
 * One line of a file. Spreadsheets run cells that begin like a formula, so text that does is led in by an apostrophe;
 * figures stay figures, and one that nobody knows is an empty cell.
 */
export function csvLine(cells: CsvCells): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** With which a spreadsheet begins to calculate, also in full width. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
