import { Readable } from 'node:stream';
import { type CsvCells, csvLine } from '@oja/contract/csv';
import type { FastifyReply } from 'fastify';
import { lagosDay } from '../domain/lagos-days.ts';

interface CsvFile<Row> {
  header: readonly string[];
  /** The rows after the given one, in the order of the file, at most `limit`. */
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => CsvCells;
}

/** Batch size: small in memory, large enough to keep the number of queries low. */
const rowsAtOnce = 500;

/**
 * A file that is streamed: the next batch is read when the client has received the one before, starting after its
 * last row. A million rows need no more memory than five hundred, and a closed connection ends the reading.
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

/** Sent as an uncacheable download, for example users_2026-11-15.csv. */
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
