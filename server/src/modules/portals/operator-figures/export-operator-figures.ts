import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { FigurePeriod, FigureTable } from '@oja/contract/operator-figures';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { readFigures } from './show-operator-figures.ts';

const workHeader = [
  'answers',
  'answer_hours',
  'decisions',
  'decision_hours',
  'ratings',
  'good_ratings',
  'good_rate',
] as const;
const weekHeader = [
  'purchases',
  'disputed',
  'refunded',
  'recalled',
  'dispute_rate',
  'refund_rate',
  'recall_rate',
  ...workHeader,
] as const;

export async function exportOperatorFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { table, period }: { table: FigureTable; period: FigurePeriod },
): Promise<Readable> {
  const { weeks, peopleByWeek } = await readFigures(deps, period);
  await auditExport(deps, actor, { what: 'operator_figures', filter: { table, period } });
  if (table === 'weeks') {
    const rows = weeks.map((week) => [week.date, ...weekHeader.map((name) => week[name])]);
    return fileOf(['week', ...weekHeader], rows);
  }
  const rows = peopleByWeek.map((row) => [row.week, row.name, ...workHeader.map((name) => row[name])]);
  return fileOf(['week', 'person', ...workHeader], rows);
}

/** Few rows, which are read already. */
function fileOf(header: readonly string[], rows: readonly CsvCells[]): Readable {
  return csvFile({
    header,
    read: async (last: CsvCells | undefined, limit) => {
      const start = last === undefined ? 0 : rows.indexOf(last) + 1;
      return rows.slice(start, start + limit);
    },
    cellsOf: (cells) => cells,
  });
}
