import { randomUUID } from 'node:crypto';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type BalanceSeen, balanceGap } from '../../../domain/comparison/compare-balance.ts';
import { type ComparisonWindow, comparisonWindow } from '../../../domain/comparison/comparison-window.ts';
import { differenceRules } from '../../../domain/comparison/difference-kinds.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { bookSettlements, listContradicted, type SettlementRow } from '../gateway-balance/index.ts';
import { freezePayouts } from '../payouts/index.ts';
import {
  type DifferenceRow,
  endDifference,
  endOtherBalances,
  insertComparison,
  listOpenDifferences,
  readLastComparison,
  upsertDifference,
} from './comparison.store.ts';
import { differenceSentence } from './difference.presenter.ts';
import {
  type Difference,
  findDifferences,
  paymentSide,
  recheckReference,
  transferSide,
} from './find-differences.ts';
import { readBalanceSeen } from './read-balance-seen.ts';

const maxRechecked = 500;

/**
 * Books Paystack's settlements, then compares our books with Paystack's lists, in both directions, and with its
 * balance, and stores the differences. A difference that means wrong books freezes payouts and alerts
 * staff, as a ledger violation does; nothing is repaired here. Paystack is called outside of any
 * transaction. A failed call is recorded and rethrown.
 */
export async function compareWithGateway(deps: Pick<Deps, 'db' | 'now' | 'paystack'>): Promise<void> {
  const last = await readLastComparison(deps.db, { done: true });
  const window = comparisonWindow(last?.toAt, deps.now());
  const comparisonId = randomUUID();
  const row = { id: comparisonId, fromAt: window.from, toAt: window.to };
  try {
    const seen = await collectDifferences(deps, window);
    await inTransaction(deps.db, async (tx) => {
      const at = deps.now();
      await insertComparison(tx, {
        ...row,
        ...seen.counts,
        ...seen.balance,
        status: 'done',
        finishedAt: at,
      });
      await saveDifferences(tx, seen, { comparisonId, at });
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await inTransaction(deps.db, (tx) =>
      insertComparison(tx, { ...row, status: 'failed', why, finishedAt: deps.now() }),
    );
    throw error;
  }
}

type Seen = Awaited<ReturnType<typeof collectDifferences>>;
type Sides = { payments: ReturnType<typeof paymentSide>; transfers: ReturnType<typeof transferSide> };

async function collectDifferences(deps: Pick<Deps, 'db' | 'now' | 'paystack'>, window: ComparisonWindow) {
  const settlements = await bookSettlements(deps, window);
  let isBehind = false;
  const markBehind = () => {
    isBehind = true;
  };
  const sides = {
    payments: paymentSide(deps, window),
    transfers: transferSide(deps, window, markBehind),
  };
  const payments = await findDifferences(sides.payments, window);
  const transfers = await findDifferences(sides.transfers, window);
  const contradicted = (await listContradicted(deps.db)).map(contradiction);
  const found = [...payments.differences, ...transfers.differences, ...contradicted];
  const before = await recheckOpenDifferences(deps, sides, found);
  // While the books are behind, the balance would always look too low.
  const balance = isBehind ? undefined : await readBalanceSeen(deps);
  const gap = balance && differenceOfBalance(balance);
  return {
    counts: { payments: payments.listed, transfers: transfers.listed, settlements },
    balance,
    differences: [...found, ...before.still, ...(gap ? [gap] : [])],
    goneIds: before.goneIds,
  };
}

/** Open differences may be older than the listed period; each of them is verified on its own. */
async function recheckOpenDifferences(deps: Pick<Deps, 'db'>, sides: Sides, found: readonly Difference[]) {
  const isFound = new Set(found.map(({ kind, reference }) => `${kind} ${reference}`));
  const still: Difference[] = [];
  const goneIds: string[] = [];
  for (const open of await listOpenDifferences(deps.db, maxRechecked)) {
    if (open.kind === 'balance_differs' || isFound.has(`${open.kind} ${open.reference}`)) continue;
    const now = await recheckDifference(sides, open);
    if (now?.kind !== open.kind) goneIds.push(open.id);
    if (now) still.push(now);
  }
  return { still, goneIds };
}

async function recheckDifference(
  sides: Sides,
  { kind, reference }: DifferenceRow,
): Promise<Difference | undefined> {
  if (kind.startsWith('payment_')) return recheckReference(sides.payments, reference);
  if (kind.startsWith('transfer_')) return recheckReference(sides.transfers, reference);
  // A settlement that is not listed as contradicting agrees with the books.
  return undefined;
}

function contradiction({ id, amountKobo, bookedKobo, status }: SettlementRow): Difference {
  return {
    kind: 'settlement_contradicts',
    reference: `settlement ${id}`,
    paymentId: null,
    withdrawalId: null,
    hereKobo: bookedKobo,
    hereStatus: 'booked',
    thereKobo: amountKobo,
    thereStatus: status,
  };
}

/** The gap is part of the reference, so that an explanation covers exactly this amount. */
function differenceOfBalance(seen: BalanceSeen): Difference | undefined {
  const gapKobo = balanceGap(seen);
  if (gapKobo === 0) return undefined;
  return {
    kind: 'balance_differs',
    reference: `balance ${gapKobo}`,
    paymentId: null,
    withdrawalId: null,
    hereKobo: seen.booksKobo - seen.sentKobo,
    hereStatus: null,
    thereKobo: seen.balanceKobo,
    thereStatus: null,
  };
}

/**
 * Stores the differences. Staff are alerted once to new ones; a violation freezes payouts for as long as it
 * lasts.
 */
async function saveDifferences(tx: Tx, seen: Seen, by: { comparisonId: string; at: Date }): Promise<void> {
  for (const id of seen.goneIds) await endDifference(tx, id, by.at);
  if (seen.balance) await endOtherBalances(tx, `balance ${balanceGap(seen.balance)}`, by.at);
  const fresh: Difference[] = [];
  for (const difference of seen.differences) {
    if (await upsertDifference(tx, difference, by)) fresh.push(difference);
  }
  const open = await listOpenDifferences(tx, maxRechecked);
  const violation = open.find(({ kind }) => differenceRules[kind].isViolation);
  if (violation) {
    await freezePayouts(tx, { reason: differenceSentence(violation), by: null, at: by.at });
  }
  const [first, ...others] = fresh;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  const frozen = violation ? ' Payouts are frozen.' : '';
  const message = `Paystack tells another story than our books. ${differenceSentence(first)}${more}${frozen}`;
  await raiseAlert(tx, { kind: 'gateway_difference', subject: by.comparisonId, message }, by.at);
}
