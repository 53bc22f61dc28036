import { Readable } from 'node:stream';
import type { UserFilter } from '@oja/contract/admin-users';
import { nairaFromKobo } from '@oja/contract/money';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { csvLine } from '../../domain/csv-line.ts';
import { type Actor, audit } from '../audit/index.ts';
import { readWalletBalances } from '../ledger/index.ts';
import { readUserPart, type UserRow } from './user-list.queries.ts';

const linesAtOnce = 500;
const header = ['id', 'name', 'email', 'role', 'status', 'verified', 'plan', 'balance', 'joined'];

type Wanted = UserFilter & { ids?: readonly string[] | undefined };

/** A filter, or chosen people, as a spreadsheet, read and sent in parts. That somebody took it along is on record. */
export async function exportUsers(deps: Deps, actor: Actor, wanted: Wanted): Promise<Readable> {
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor,
      action: 'users.exported',
      subject: { kind: 'users', id: wanted.ids ? 'chosen' : 'filter' },
      after: { ...wanted },
    }),
  );
  return Readable.from(writeLines(deps, wanted));
}

async function* writeLines(deps: Deps, wanted: Wanted): AsyncGenerator<string> {
  yield csvLine(header);
  let below: number | undefined;
  for (;;) {
    const rows = await readUserPart(deps.db, wanted, { below, limit: linesAtOnce });
    const balances = await readWalletBalances(
      deps.db,
      rows.map((row) => row.id),
    );
    yield rows.map((row) => csvLine(cellsOf(row, balances.get(row.id) ?? 0))).join('');
    below = rows.at(-1)?.number;
    if (rows.length < linesAtOnce || below === undefined) return;
  }
}

function cellsOf(row: UserRow, balanceKobo: number): (string | number | null)[] {
  return [
    String(row.number).padStart(6, '0'),
    row.name,
    row.email,
    row.role,
    row.status,
    row.verified ? 'yes' : 'no',
    row.planName,
    nairaFromKobo(balanceKobo),
    row.createdAt.toISOString(),
  ];
}
