import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { FigurePeriod, FigureTable } from '@oja/contract/operator-figures';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { readBacklogFigures, readFigures } from './show-operator-figures.ts';

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
const kindHeader = ['decisions', 'decision_hours'] as const;
const backlogHeader = ['kind', 'open', 'oldest_hours', 'median_hours'] as const;

export async function exportOperatorFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { table, period }: { table: FigureTable; period: FigurePeriod },
): Promise<Readable> {
  const { weeks, peopleByWeek, kindsByWeek } = await readFigures(deps, period);
  await auditExport(deps, actor, { what: 'operator_figures', filter: { table, period } });
  switch (table) {
    case 'weeks':
      return fileOf(
        ['week', ...weekHeader],
        weeks.map((week) => [week.date, ...weekHeader.map((name) => week[name])]),
      );
    case 'people':
      return fileOf(
        ['week', 'person', ...workHeader],
        peopleByWeek.map((row) => [row.week, row.name, ...workHeader.map((name) => row[name])]),
      );
    case 'kinds': {
      const rows = weeks.flatMap((week) => [
        { ...week, kind: 'all' },
        ...kindsByWeek.filter((row) => row.week === week.date),
      ]);
      return fileOf(
        ['week', 'kind', ...kindHeader],
        rows.map((row) => [
          'week' in row ? row.week : row.date,
          row.kind,
          ...kindHeader.map((name) => row[name]),
        ]),
      );
    }
    case 'backlog': {
      const backlog = await readBacklogFigures(deps, period);
      const rows = [...backlog.weeks, ...backlog.now.map((row) => ({ date: 'now', ...row }))];
      return fileOf(
        ['week', ...backlogHeader],
        rows.map((row) => [row.date, ...backlogHeader.map((name) => row[name])]),
      );
    }
    default:
      return table satisfies never;
  }
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
