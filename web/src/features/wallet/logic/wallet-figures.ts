import type { OnItsWay, WalletStat } from '@oja/contract/wallet-stats';
import { Hourglass, LockKeyhole, type LucideIcon, TrendingUp, Wallet } from 'lucide-react';
import type { StatChange } from '@/components/ui/stat-card';
import { formatDate, formatDay } from '@/lib/dates';
import { formatNaira, formatSignedNaira } from '@/lib/money';
import { subtractNaira } from './amounts';

interface Moment {
  date: string;
  balance: number;
}

/** A day, with the balance at its end. */
export interface BalancePoint extends Moment {
  highest: number;
  lowest: number;
}

export interface BalanceSummary {
  lowest: Moment;
  highest: Moment;
  first: Moment;
  last: Moment;
  change: number;
}

/** What a person reads off the chart; undefined without any day. */
export function summariseBalance(points: readonly BalancePoint[]): BalanceSummary | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const low = points.reduce((least, point) => (point.lowest < least.lowest ? point : least));
  const high = points.reduce((most, point) => (point.highest > most.highest ? point : most));
  return {
    first,
    last,
    lowest: { date: low.date, balance: low.lowest },
    highest: { date: high.date, balance: high.highest },
    change: subtractNaira(last.balance, first.balance),
  };
}

/** The scale of a wallet that was empty all the time. */
const emptyScaleNaira = 1_000;

/** Lines at round amounts of whole naira, from nothing to just above the highest: 0, 50,000, 100,000 … */
export function balanceTicks(highest: number, intervals = 5): number[] {
  const top = highest === 0 ? emptyScaleNaira : Math.max(highest, intervals);
  const least = top / intervals;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const count = Math.ceil(top / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The chart for people who cannot see it. */
export function describeBalance(summary: BalanceSummary): string {
  const { first, last, lowest, highest, change } = summary;
  return [
    `Available balance from ${formatDay(first.date)} to ${formatDay(last.date)}.`,
    `It began at ${formatNaira(first.balance)} and is ${formatNaira(last.balance)} now, a change of ${formatSignedNaira(change)}.`,
    `Highest: ${formatNaira(highest.balance)} on ${formatDay(highest.date)}.`,
    `Lowest: ${formatNaira(lowest.balance)} on ${formatDay(lowest.date)}.`,
  ].join(' ');
}

/** What open sales will pay and by when, with the part that a dispute holds, and what cover holds of the others. */
export function onItsWayText(onItsWay: OnItsWay) {
  const { amount, disputed, released_by: releasedBy } = onItsWay;
  const held = heldText(onItsWay);
  if (amount === 0) return { title: 'On its way to you', note: held };
  const title = `On its way to you: ${formatNaira(amount)}`;
  const by = releasedBy === null ? '' : `released by ${formatDate(releasedBy)}`;
  if (disputed === 0) return { title: by ? `${title}, ${by}` : title, note: held };
  const waits =
    disputed === amount ? 'It waits for a dispute.' : `${formatNaira(disputed)} of it waits for a dispute`;
  const rest = disputed < amount ? (by ? `, the rest is ${by}.` : '.') : '';
  return { title, note: [`${waits}${rest}`, held].filter((part) => part !== undefined).join(' ') };
}

/** Until when cover holds a part of completed sales. An open claim holds its part until it is decided, some all payouts. */
function heldText({
  covered,
  claimed,
  payouts_wait: payoutsWait,
  covered_until: until,
}: OnItsWay): string | undefined {
  if (covered === 0) return undefined;
  const end = until === null ? '' : `, until ${formatDate(until)} at the latest`;
  const held = `${formatNaira(covered)} is held for cover${end}.`;
  if (claimed === 0) return held;
  const waits = claimed === covered ? 'It waits' : `${formatNaira(claimed)} of it waits`;
  return `${held} ${waits} for a claim${payoutsWait ? ', and so do your payouts' : ''}.`;
}

/** A change is written with its sign; words without one say how things stand. A balance that was spent is no loss. */
export function statChange({ change, icon }: Pick<WalletStat, 'change' | 'icon'>): StatChange | undefined {
  if (change.trim() === '') return undefined;
  const isNeutral = icon === 'money';
  if (/^\+/.test(change)) return { text: change, direction: 'up', isNeutral };
  if (/^[-−]/.test(change)) return { text: change, direction: 'down', isNeutral };
  return { text: change, direction: 'none' };
}

const icons: Partial<Record<string, LucideIcon>> = {
  money: Wallet,
  escrow: LockKeyhole,
  pending: Hourglass,
  earned: TrendingUp,
};

/** By the name the server sends; a name that is not known here is money. */
export function statIcon(name: string): LucideIcon {
  return icons[name] ?? Wallet;
}
