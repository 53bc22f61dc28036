import { Readable } from 'node:stream';
import { type CsvCells, csvLine } from '@oja/contract/csv';
import type { FastifyReply } from 'fastify';
import { lagosDay } from '../domain/lagos-days.ts';

interface CsvFile<Row> {
  header: readonly string[];
  /** The rows after one that is written already, in the order of the file, `limit` at most. */
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => CsvCells;
}

/** Few enough to be small in memory, many enough that the database is not asked all the time. */
const rowsAtOnce = 500;

/**
 * A file that is written while it is sent: the next rows are read when the receiver has taken the ones before, from
 * where those ended. A million lines need no more memory than five hundred, and whoever hangs up ends the reading.
 */
export function csvFile<Row>(file: CsvFile<Row>): Readable {
  return Readable.from(writeLines(file));
}

async function* writeLines<Row>({ header, read, cellsOf }: CsvFile<Row>): AsyncGenerator<string> {
  yield csvLine(header);
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, rowsAtOnce);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** As a download that nobody keeps, for example users_2026-11-15.csv. */
export function sendCsv(
  reply: FastifyReply,
  file: { name: string; at: Date; lines: Readable },
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${file.name}_${lagosDay(file.at)}.csv"`)
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(file.lines);
}
