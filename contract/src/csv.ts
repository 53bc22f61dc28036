/** The one writer of CSV files, for the server and the browser. */

export type CsvCell = string | number | null;
export type CsvCells = readonly CsvCell[];

/**
 * One line of a CSV file. Spreadsheets evaluate cells that begin like a formula, so such text gets a leading
 * apostrophe, except for a plain handle, so that files can be joined by it. In languages with a decimal comma a
 * spreadsheet divides cells by the semicolon, and reads no quotation marks inside of one, so the same holds after it and after a
 * line break. Figures stay figures, and an unknown one is an empty cell.
 */
export function csvLine(cells: CsvCells): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** With which a spreadsheet begins to calculate, also in full width. `@` begins a function call, but no plain name. */
const startsFormula = /^(?:[=+\-\t\r\n＝＋－＠]|@(?![\w.-]+$))/;

const startsFormulaLater = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const first = startsFormula.test(cell) ? `'${cell}` : cell;
  const harmless = first.replace(startsFormulaLater, "'");
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
