import { randomUUID } from 'node:crypto';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { balanceGap, lostBetween } from '../../domain/comparison/compare-balance.ts';
import { type ComparisonWindow, comparisonWindow } from '../../domain/comparison/comparison-window.ts';
import { differenceRules } from '../../domain/comparison/difference-kinds.ts';
import { raiseAlert } from '../alerts/index.ts';
import { freezePayouts } from '../payouts/index.ts';
import {
  endDifference,
  insertComparison,
  keepDifference,
  listOpenDifferences,
  readLastBalance,
  readLastComparison,
} from './comparison.store.ts';
import { differenceSentence } from './difference.presenter.ts';
import {
  type Difference,
  findDifferences,
  lookAgain,
  paymentSide,
  transferSide,
} from './find-differences.ts';
import { readBalanceSeen } from './read-balance-seen.ts';

const lookedAtAgain = 500;

/**
 * Holds our books against Paystack's lists, in both directions, and writes down what differs. A difference that means
 * wrong books freezes payouts and calls the administrators, as a violation of the ledger does; nothing is repaired
 * here. Paystack is asked outside of any transaction. When it cannot be asked, that is written down and thrown on.
 */
export async function compareWithGateway(deps: Deps): Promise<void> {
  const last = await readLastComparison(deps.db, { done: true });
  const window = comparisonWindow(last?.toAt, deps.now());
  const comparisonId = randomUUID();
  const row = { id: comparisonId, fromAt: window.from, toAt: window.to };
  try {
    const seen = await look(deps, window);
    await inTransaction(deps.db, async (tx) => {
      const at = deps.now();
      await insertComparison(tx, {
        ...row,
        ...seen.counts,
        ...seen.balance,
        status: 'done',
        finishedAt: at,
      });
      await keep(tx, seen, { comparisonId, at });
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await inTransaction(deps.db, (tx) =>
      insertComparison(tx, { ...row, status: 'failed', why, finishedAt: deps.now() }),
    );
    throw error;
  }
}

type Seen = Awaited<ReturnType<typeof look>>;

async function look(deps: Deps, window: ComparisonWindow) {
  let isBehind = false;
  const noteBehind = () => {
    isBehind = true;
  };
  const sides = {
    payments: paymentSide(deps, window),
    transfers: transferSide(deps, window, noteBehind),
  };
  const payments = await findDifferences(sides.payments, window);
  const transfers = await findDifferences(sides.transfers, window);
  const found = [...payments.differences, ...transfers.differences];
  const before = await lookAtOpenOnes(deps, sides, found);
  // While the books are behind, the balance would first look too high and then seem to fall.
  const balance = isBehind ? undefined : await readBalanceSeen(deps);
  const lost = balance ? await lostBalance(deps, balance, window) : undefined;
  return {
    counts: { payments: payments.listed, transfers: transfers.listed },
    balance: balance ?? {},
    differences: [...found, ...before.still, ...(lost ? [lost] : [])],
    goneIds: before.goneIds,
  };
}

/** Differences of earlier days may lie before the time that was listed; each of them is asked about on its own. */
async function lookAtOpenOnes(
  deps: Deps,
  sides: { payments: ReturnType<typeof paymentSide>; transfers: ReturnType<typeof transferSide> },
  found: readonly Difference[],
) {
  const isFound = new Set(found.map(({ kind, reference }) => `${kind} ${reference}`));
  const still: Difference[] = [];
  const goneIds: string[] = [];
  for (const open of await listOpenDifferences(deps.db, lookedAtAgain)) {
    if (open.kind === 'balance_dropped' || isFound.has(`${open.kind} ${open.reference}`)) continue;
    const now = open.kind.startsWith('payment_')
      ? await lookAgain(sides.payments, open.reference)
      : await lookAgain(sides.transfers, open.reference);
    if (now?.kind !== open.kind) goneIds.push(open.id);
    if (now) still.push(now);
  }
  return { still, goneIds };
}

async function lostBalance(
  deps: Deps,
  now: NonNullable<Awaited<ReturnType<typeof readBalanceSeen>>>,
  window: ComparisonWindow,
): Promise<Difference | undefined> {
  const last = await readLastBalance(deps.db);
  const { balanceKobo, booksKobo, sentKobo } = last ?? {};
  if (balanceKobo == null || booksKobo == null || sentKobo == null) return undefined;
  const before = { balanceKobo, booksKobo, sentKobo };
  if (lostBetween(before, now) === 0) return undefined;
  return {
    kind: 'balance_dropped',
    reference: `balance of ${window.to.toISOString()}`,
    paymentId: null,
    withdrawalId: null,
    hereKobo: now.booksKobo - now.sentKobo + balanceGap(before),
    hereStatus: null,
    thereKobo: now.balanceKobo,
    thereStatus: null,
  };
}

/** Writes down what was seen. Administrators hear once of what is new; a violation stops payouts for as long as it lasts. */
async function keep(tx: Tx, seen: Seen, by: { comparisonId: string; at: Date }): Promise<void> {
  for (const id of seen.goneIds) await endDifference(tx, id, by.at);
  const fresh: Difference[] = [];
  for (const difference of seen.differences) {
    if (await keepDifference(tx, difference, by)) fresh.push(difference);
  }
  const open = await listOpenDifferences(tx, lookedAtAgain);
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
