import { nairaFromKobo } from '@oja/contract/money';
import type { Activity, Transaction } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import { endOfLagosDay, startOfLagosDay } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { idsOfReference, movementReference } from '../../../domain/ledger/movement-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readStatement, type StatementLine } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import { type BuyerSide, readBuyerSides } from '../../trade/purchases/index.ts';
import { describeMovement } from './describe-movement.ts';
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
  const page = await readPage(deps, userId, filter);
  const bought = await readBuyerSides(deps.db, userId, page.rows.flatMap(purchaseOf));
  return {
    ...page,
    rows: page.rows.map(({ line, pending }) =>
      presentTransaction(line, pending, bought.get(line.subjectId ?? '')),
    ),
  };
}

export async function listHistory(
  deps: Pick<Deps, 'db'>,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<Activity>> {
  const page = await readPage(deps, userId, filter);
  const bought = await readBuyerSides(deps.db, userId, page.rows.flatMap(purchaseOf));
  return {
    ...page,
    rows: page.rows.map(({ line, pending }) =>
      presentActivity(line, pending, bought.get(line.subjectId ?? '')),
    ),
  };
}

function purchaseOf({ line }: { line: StatementLine }): string[] {
  return line.kind.startsWith('purchase_') && line.subjectId !== null ? [line.subjectId] : [];
}

async function readPage(
  deps: Pick<Deps, 'db'>,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<{ line: StatementLine; pending: boolean }>> {
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
  const rows = lines.slice(0, limit).map((line) => ({
    line,
    pending: line.kind === 'withdrawal' && line.subjectId !== null && onTheWay.has(line.subjectId),
  }));
  const last = rows.at(-1);
  return { rows, nextCursor: lines.length > limit && last ? String(last.line.entryId) : null };
}

function presentTransaction(
  line: StatementLine,
  pending: boolean,
  bought: BuyerSide | undefined,
): Transaction {
  return {
    id: line.id,
    date: line.postedAt.toISOString(),
    type: line.amountKobo > 0 ? 'credit' : 'debit',
    description: describeMovement(line, bought),
    amount: nairaFromKobo(Math.abs(line.amountKobo)),
    status: pending ? 'pending' : 'completed',
    reference: movementReference(line),
    balance_after: nairaFromKobo(line.balanceAfterKobo ?? 0),
  };
}

/** Active while it is not finished: a withdrawal in progress, a purchase whose money is in escrow. */
function presentActivity(line: StatementLine, pending: boolean, bought: BuyerSide | undefined): Activity {
  const active = pending || (line.kind === 'purchase_hold' && bought?.open === true);
  return {
    ...describeKind(line.kind, bought ? 'buyer' : 'owner'),
    description: describeMovement(line, bought),
    date: line.postedAt.toISOString(),
    amount: nairaFromKobo(line.amountKobo),
    status: active ? 'active' : 'completed',
  };
}

function entryOf(cursor: string): number {
  if (/^[1-9][0-9]{0,14}$/.test(cursor)) return Number(cursor);
  throw new Refusal('invalid_input', { message: 'Please check "cursor": This is not a place in the list.' });
}
