import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { WithdrawalFilter } from '@oja/contract/payouts';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { presentRow } from './withdrawal.presenter.ts';
import { findForStaff, type WithdrawalWithPerson, withdrawalOrders } from './withdrawal.queries.ts';

const header = [
  'reference',
  'person',
  'email',
  'method',
  'destination',
  'amount',
  'fee',
  'net',
  'status',
  'gateway_status',
  'attention',
  'requested_at',
  'settled_at',
  'note',
];

/** Exports the filtered withdrawals as a spreadsheet, read and sent in batches. */
export async function exportWithdrawals(
  deps: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  filter: WithdrawalFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'withdrawals', filter });
  const { timezone: timeZone } = await deps.settings.read('general');
  return csvFile({
    header,
    read: (last: WithdrawalWithPerson | undefined, limit) => {
      const cursor = last && cursorOf(withdrawalOrders[filter.sort ?? 'date'], last);
      return findForStaff(deps.db, { ...filter, cursor, limit, timeZone });
    },
    cellsOf,
  });
}

function cellsOf(row: WithdrawalWithPerson): CsvCells {
  const shown = presentRow(row);
  return [
    shown.reference,
    shown.person.name,
    shown.person.email,
    shown.method,
    shown.destination,
    shown.amount,
    shown.fee,
    shown.net_amount,
    shown.status,
    shown.gateway_status,
    shown.attention,
    shown.created_at,
    shown.settled_at,
    shown.note,
  ];
}
