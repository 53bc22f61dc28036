import { nairaFromKobo } from '@oja/contract/money';
import type { Activity, Transaction } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import { endOfLagosDay, startOfLagosDay } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { idsOfReference, movementReference } from '../../../domain/ledger/movement-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readStatement } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import { type DescribedMovement, describeMovements } from './describe-movements.ts';
import { describeKind } from './transfer-kinds.ts';

const pageSize = 24;

export interface TransactionFilter {
  cursor?: string | undefined;
  limit?: number | undefined;
  search?: string | undefined;
  type?: 'credit' | 'debit' | undefined;
  status?: 'completed' | 'pending' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** The movements of a wallet. Only a withdrawal that is not finished can be pending. */
export async function listTransactions(
  deps: Pick<Deps, 'db'>,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<Transaction>> {
  const { rows, nextCursor } = await readPage(deps, userId, filter);
  return { rows: rows.map(presentTransaction), nextCursor };
}

export async function listHistory(
  deps: Pick<Deps, 'db'>,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<Activity>> {
  const { rows, nextCursor } = await readPage(deps, userId, filter);
  return { rows: rows.map(presentActivity), nextCursor };
}

interface Movement extends DescribedMovement {
  /** A withdrawal that is not finished. */
  pending: boolean;
}

async function readPage(
  deps: Pick<Deps, 'db'>,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<Movement>> {
  const limit = filter.limit ?? pageSize;
  const open = await readOpenWithdrawals(deps.db, userId);
  const lines = await readStatement(deps.db, account.wallet(userId), {
    limit: limit + 1,
    beforeEntry: filter.cursor === undefined ? undefined : entryOf(filter.cursor),
    from: filter.from === undefined ? undefined : startOfLagosDay(filter.from),
    to: filter.to === undefined ? undefined : endOfLagosDay(filter.to),
    sign: filter.type,
    search: filter.search || undefined,
    ids: idsOfReference(filter.search ?? ''),
    subjects:
      filter.status === undefined
        ? undefined
        : { kind: 'withdrawal', ids: open.ids, only: filter.status === 'pending' },
  });
  const onTheWay = new Set(open.ids);
  const described = await describeMovements(deps.db, userId, lines.slice(0, limit));
  const rows = described.map((movement) => {
    const { kind, subjectId } = movement.line;
    return { ...movement, pending: kind === 'withdrawal' && subjectId !== null && onTheWay.has(subjectId) };
  });
  const last = rows.at(-1);
  return { rows, nextCursor: lines.length > limit && last ? String(last.line.entryId) : null };
}

function presentTransaction({ line, description, pending }: Movement): Transaction {
  return {
    id: line.id,
    date: line.postedAt.toISOString(),
    type: line.amountKobo > 0 ? 'credit' : 'debit',
    description,
    amount: nairaFromKobo(Math.abs(line.amountKobo)),
    status: pending ? 'pending' : 'completed',
    reference: movementReference(line),
    balance_after: nairaFromKobo(line.balanceAfterKobo ?? 0),
  };
}

/** Active while it is not finished: a withdrawal in progress, a purchase whose money is in escrow. */
function presentActivity({ line, description, bought, pending }: Movement): Activity {
  const active = pending || (line.kind === 'purchase_hold' && bought?.open === true);
  return {
    ...describeKind(line.kind, bought ? 'buyer' : 'owner'),
    description,
    date: line.postedAt.toISOString(),
    amount: nairaFromKobo(line.amountKobo),
    status: active ? 'active' : 'completed',
  };
}

function entryOf(cursor: string): number {
  if (/^[1-9][0-9]{0,14}$/.test(cursor)) return Number(cursor);
  throw new Refusal('invalid_input', { message: 'Please check "cursor": This is not a place in the list.' });
}
