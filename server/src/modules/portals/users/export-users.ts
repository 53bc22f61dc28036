import type { Readable } from 'node:stream';
import type { UserFilter } from '@oja/contract/admin-users';
import type { CsvCells } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { readCriteria } from './user-criteria.ts';
import { type ExportedUser, readUserPart } from './user-list.queries.ts';

const header = ['id', 'name', 'email', 'role', 'status', 'verified', 'plan', 'balance', 'joined'];

type Wanted = UserFilter & { ids?: readonly string[] | undefined };

/** Streams the filtered or the selected users as CSV, page by page. The export is audited. */
export async function exportUsers(
  deps: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  wanted: Wanted,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'users', which: wanted.ids ? 'chosen' : 'filter', filter: wanted });
  const criteria = await readCriteria(deps, wanted);
  return csvFile({
    header,
    read: (last, limit) => readUserPart(deps.db, criteria, { last, limit }),
    cellsOf,
  });
}

function cellsOf(row: ExportedUser): CsvCells {
  return [
    String(row.number).padStart(6, '0'),
    row.name,
    row.email,
    row.role,
    row.status,
    row.verified ? 'yes' : 'no',
    row.planName,
    nairaFromKobo(row.balanceKobo),
    row.createdAt.toISOString(),
  ];
}
