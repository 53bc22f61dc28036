import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { ParkedFilter } from '@oja/contract/parked-payments';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { orderOfParked, presentParked, readParked, type WaitingRow } from './list-parked.ts';

const header = [
  'reference',
  'person',
  'email',
  'asked',
  'received',
  'why',
  'parked_at',
  'proposed',
  'proposed_by',
  'proposed_at',
  'reason',
];

/** Exports the filtered payments as a spreadsheet, read and sent in batches. */
export async function exportParked(
  deps: Pick<Deps, 'db'>,
  actor: Actor & { id: string },
  filter: ParkedFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'parked_payments', filter });
  return csvFile({
    header,
    read: (last: WaitingRow | undefined, limit) => {
      const cursor = last && cursorOf(orderOfParked(filter).order, last);
      return readParked(deps.db, { ...filter, cursor, limit });
    },
    cellsOf: (row) => cellsOf(row, actor.id),
  });
}

function cellsOf(row: WaitingRow, staffId: string): CsvCells {
  const {
    reference,
    person,
    asked,
    received,
    why,
    parked_at: parkedAt,
    proposal,
  } = presentParked(row, staffId);
  return [
    ...[reference, person.name, person.email, asked, received, why, parkedAt],
    ...[proposal?.outcome ?? null, proposal?.by ?? null, proposal?.at ?? null, proposal?.reason ?? null],
  ];
}
