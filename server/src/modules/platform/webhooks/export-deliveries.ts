import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { DeliveryFilter } from '@oja/contract/webhooks';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../audit/index.ts';
import { type DeliveryRow, listDeliveries, orderOfDeliveries } from './delivery.queries.ts';

const header = [
  'id',
  'event',
  'status',
  'attempts',
  'last_status',
  'last_fault',
  'replay_of',
  'created_at',
  'attempted_at',
];

/** Exports the filtered deliveries as a spreadsheet, read and sent in batches. Payloads are not included. */
export async function exportDeliveries(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  filter: DeliveryFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'webhook_deliveries', filter });
  return csvFile({
    header,
    read: (last: DeliveryRow | undefined, limit) => {
      const cursor = last && cursorOf(orderOfDeliveries(filter).order, last);
      return listDeliveries(deps.db, { ...filter, cursor, limit });
    },
    cellsOf,
  });
}

function cellsOf(row: DeliveryRow): CsvCells {
  return [
    row.id,
    row.event,
    row.status,
    row.attempts,
    row.lastStatus,
    row.lastFault,
    row.replayOf,
    row.createdAt.toISOString(),
    row.attemptedAt?.toISOString() ?? null,
  ];
}
