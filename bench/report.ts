import { type Figure, holds, type Measure, type Reading, type Target } from './measure.ts';

export interface Row {
  measure: string;
  label: string;
  value: string;
  target: string;
  verdict: 'held' | 'missed' | 'not measured';
  detail: string;
  /** The date of the measurement. */
  measured: string;
}

export function rowsOf(measure: Measure, readings: Record<string, Reading>): Row[] {
  return Object.entries(measure.figures).map(([name, figure]) => {
    const reading = readings[name];
    if (reading === undefined) return unmeasured(measure, figure);
    return {
      ...unmeasured(measure, figure),
      value: withUnit(rounded(reading.value), figure),
      verdict: holds(figure.target, reading.value) ? 'held' : 'missed',
      detail: reading.detail,
      measured: new Date().toISOString().slice(0, 10),
    };
  });
}

export function unmeasuredRows(measure: Measure): Row[] {
  return Object.values(measure.figures).map((figure) => unmeasured(measure, figure));
}

function unmeasured(measure: Measure, figure: Figure): Row {
  return {
    measure: measure.name,
    label: figure.label,
    value: '–',
    target: withUnit(inWords(figure.target), figure),
    verdict: 'not measured',
    detail: '',
    measured: '',
  };
}

function inWords(target: Target): string {
  return 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
}

function withUnit(text: string, { unit }: Figure): string {
  return unit === '' ? text : `${text} ${unit}`;
}

/** Two decimals where they matter, one elsewhere. */
function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value >= 10 ? 1 : 2);
}

const columns = ['measure', 'label', 'value', 'target', 'verdict', 'detail', 'measured'] as const;
const headings: Record<(typeof columns)[number], string> = {
  measure: 'Measure',
  label: 'Figure',
  value: 'Value',
  target: 'Target',
  verdict: 'Verdict',
  detail: 'Detail',
  measured: 'Measured',
};

export function markdownTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => headings[column])),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}

/** The rows of a table that `markdownTable` wrote. */
export function readMarkdownTable(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [measure = '', label = '', value = '', target = '', verdict = '', detail = '', measured = ''] = line
      .slice(2, -2)
      .split(' | ');
    return { measure, label, value, target, verdict: toVerdict(verdict), detail, measured };
  });
}

function toVerdict(text: string): Row['verdict'] {
  return text === 'held' || text === 'missed' ? text : 'not measured';
}

export function consoleTable(rows: readonly Row[]): string {
  const widths = columns.map((column) =>
    Math.max(headings[column].length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [headings, ...rows].map((row) => line(columns.map((column) => row[column]))).join('\n');
}
