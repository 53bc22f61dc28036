import { countOf } from '@oja/contract/counts';
import { dayMs } from '@oja/contract/durations';
import { nairaFromKobo } from '@oja/contract/money';
import type { OnItsWay, WalletStat } from '@oja/contract/wallet-stats';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lagosMonth, monthBefore } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { partOf } from '../../../domain/ledger/fees.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { type MonthTotal, readBalance, readBalancesAt, readMonthTotals } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import { type PaidClaims, readPaidClaims } from '../../trade/cover/index.ts';
import {
  type HeldForCover,
  type OpenSale,
  readEscrow,
  readHeldForCover,
  readOpenSales,
  readPartialRefunds,
} from '../../trade/purchases/index.ts';

interface WalletFigures {
  stats: WalletStat[];
  onItsWay: OnItsWay | null;
}

const thirtyDaysMs = 30 * dayMs;

/**
 * The cards of the wallet, all from the ledger. The first one is the available balance; screens rely on that. All
 * figures are read in one snapshot on one connection, so that concurrent transfers are counted once.
 */
export function readStats(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<WalletFigures> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readInSnapshot(tx, userId, deps.now()));
}

async function readInSnapshot(tx: Tx, userId: string, now: Date): Promise<WalletFigures> {
  const stats = await readCards(tx, userId, now);
  const onItsWay = sumOnItsWay(await readOpenSales(tx, userId), await readHeldForCover(tx, userId));
  return { stats, onItsWay };
}

async function readCards(tx: Tx, userId: string, now: Date): Promise<WalletStat[]> {
  const wallet = account.wallet(userId);
  const available = await readBalance(tx, wallet);
  const [before = 0] = await readBalancesAt(tx, wallet, [new Date(now.getTime() - thirtyDaysMs)]);
  const totals = await readMonthTotals(tx, wallet);
  const withdrawals = await readOpenWithdrawals(tx, userId);
  const escrow = await readEscrow(tx, userId);
  const refunds = await readPartialRefunds(tx, userId);
  const claims = await readPaidClaims(tx, userId);
  const earned = earnings(totals, { refunds, claims }, lagosMonth(now));
  return [
    {
      title: 'Available Balance',
      value: nairaFromKobo(available),
      change: changeText(available, before, 'in 30 days'),
      color: 'primary',
      bgColor: 'primary',
      icon: 'money',
    },
    {
      title: 'In Escrow',
      value: nairaFromKobo(escrow.heldKobo),
      change: escrowText(escrow.purchases),
      color: 'info',
      bgColor: 'info',
      icon: 'escrow',
    },
    {
      title: 'Pending Withdrawals',
      value: nairaFromKobo(withdrawals.totalKobo),
      change: withdrawals.ids.length === 0 ? 'None on the way' : `${withdrawals.ids.length} on the way`,
      color: 'warning',
      bgColor: 'warning',
      icon: 'pending',
    },
    {
      title: 'Total Earned',
      value: nairaFromKobo(earned.allKobo),
      change: changeText(earned.thisMonthKobo, earned.lastMonthKobo, 'against last month'),
      color: 'success',
      bgColor: 'success',
      icon: 'earned',
    },
  ];
}

/** What the seller gets if every open sale is completed, and what cover holds of completed ones. */
function sumOnItsWay(sales: readonly OpenSale[], covered: HeldForCover): OnItsWay | null {
  if (sales.length === 0 && covered.heldKobo === 0) return null;
  const payout = (some: readonly OpenSale[]) => nairaFromKobo(sum(some.map(releasedKobo)));
  const pending = sales.filter(({ isDisputed }) => !isDisputed);
  const isDated = pending.length > 0 && !pending.some(({ waitsForBank }) => waitsForBank);
  const lastMs = Math.max(...pending.map(({ autoCompleteAt }) => autoCompleteAt.getTime()));
  return {
    amount: payout(sales),
    disputed: payout(sales.filter(({ isDisputed }) => isDisputed)),
    released_by: isDated ? new Date(lastMs).toISOString() : null,
    covered: nairaFromKobo(covered.heldKobo),
    claimed: nairaFromKobo(covered.claimedKobo),
    payouts_wait: covered.holdsPayouts,
    covered_until: covered.lastEndsAt?.toISOString() ?? null,
  };
}

/** What the seller is paid at the release; cover holds the rest for its time. */
function releasedKobo(sale: OpenSale): number {
  const { payoutKobo } = settle(sale, 0);
  return payoutKobo - partOf(payoutKobo, sale.coverHeldBps);
}

function escrowText(deals: number): string {
  return deals === 0 ? 'No open purchases' : countOf(deals, 'open purchase');
}

/**
 * A split settlement also credits the buyer; that is no earning. A claim that was upheld ends cover: the rest of the held
 * part is earned, and what the seller paid or owes is not earned any more.
 */
function earnings(
  totals: readonly MonthTotal[],
  {
    refunds,
    claims,
  }: { refunds: readonly { month: string; refundedKobo: number }[]; claims: readonly PaidClaims[] },
  month: string,
) {
  const sales = [
    ...totals.filter(({ kind }) => kind === 'purchase_sale' || kind === 'cover_release'),
    ...refunds.map((refund) => ({ month: refund.month, creditedKobo: -refund.refundedKobo })),
    ...claims.map(({ month, earnedKobo }) => ({ month, creditedKobo: earnedKobo })),
  ];
  const of = (wanted: string) =>
    sum(sales.filter((total) => total.month.startsWith(wanted)).map((total) => total.creditedKobo));
  return {
    allKobo: sum(sales.map((total) => total.creditedKobo)),
    thisMonthKobo: of(month),
    lastMonthKobo: of(monthBefore(month)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A growth from zero has no percentage, so it is a text. */
export function changeText(now: number, before: number, when: string): string {
  if (now === before) return `No change ${when}`;
  if (before === 0) return `New ${when}`;
  const percent = ((now - before) / before) * 100;
  const rounded =
    Math.abs(percent) >= 1_000 ? Math.round(percent).toLocaleString('en-NG') : percent.toFixed(1);
  return `${percent > 0 ? '+' : ''}${rounded}% ${when}`;
}
