import type { DifferenceKind } from '@oja/contract/gateway-comparison';
import type { Deps } from '../../../deps/deps.ts';
import { comparePayment } from '../../../domain/comparison/compare-payment.ts';
import { compareTransfer } from '../../../domain/comparison/compare-transfer.ts';
import type { ComparisonWindow } from '../../../domain/comparison/comparison-window.ts';
import {
  type ListedCharge,
  type ListedTransfer,
  type ListPage,
  type PageRequest,
  PaystackUnclear,
} from '../../../gateways/paystack/index.ts';
import {
  type BookedPayment,
  type BookedWithdrawal,
  findPayments,
  findWithdrawals,
  listPaidWithdrawals,
  listSettledPayments,
} from './books.queries.ts';

export interface Difference {
  kind: DifferenceKind;
  reference: string;
  paymentId: string | null;
  withdrawalId: string | null;
  hereKobo: number | null;
  hereStatus: string | null;
  thereKobo: number | null;
  thereStatus: string | null;
}

interface Found {
  /** How many rows Paystack listed. */
  listed: number;
  differences: Difference[];
}

/** Payments and transfers are compared in the same way; this interface holds what differs. */
interface Side<Here, There> {
  list(request: PageRequest): Promise<ListPage<There>>;
  verify(reference: string): Promise<There | undefined>;
  findHere(references: readonly string[]): Promise<Map<string, Here>>;
  /** References of the period that Paystack must list. */
  listHere(): Promise<string[]>;
  compare(here: Here | undefined, there: There | undefined): DifferenceKind | undefined;
  describe(
    here: Here | undefined,
  ): Pick<Difference, 'paymentId' | 'withdrawalId' | 'hereKobo' | 'hereStatus'>;
}

/** One row of a list. */
interface Listed {
  reference: string;
  amountKobo: number;
  status: string;
}

/** Half a million rows; a longer list counts as endless. */
const pagesAtMost = 10_000;

/**
 * Compares Paystack's list with our books, then the rows of our books that were not listed. The list is slightly
 * older than the books, so each difference is verified on its own before it counts.
 */
export async function findDifferences<Here, There extends Listed>(
  side: Side<Here, There>,
  window: ComparisonWindow,
): Promise<Found> {
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (let page = 1; ; page += 1) {
    if (page > pagesAtMost) throw new PaystackUnclear('Paystack lists without an end');
    const { rows, isLast } = await side.list({ from: window.from, to: window.to, page });
    const here = await side.findHere(rows.map(({ reference }) => reference));
    for (const there of rows) {
      if (seen.has(there.reference)) continue;
      seen.add(there.reference);
      const found = await differenceOf(side, { reference: there.reference, there, here });
      if (found) differences.push(found);
    }
    if (isLast) break;
  }
  for (const reference of await side.listHere()) {
    if (seen.has(reference)) continue;
    const found = await recheckReference(side, reference);
    if (found) differences.push(found);
  }
  return { listed: seen.size, differences };
}

async function differenceOf<Here, There extends Listed>(
  side: Side<Here, There>,
  row: { reference: string; there: There; here: Map<string, Here> },
): Promise<Difference | undefined> {
  const here = row.here.get(row.reference);
  const kind = side.compare(here, row.there);
  if (kind === undefined) return undefined;
  // The reference is unknown here, so our side cannot have changed meanwhile.
  if (here === undefined) return difference(side, kind, { ...row, here });
  return recheckReference(side, row.reference);
}

/** Reads both sides of one reference now. */
export async function recheckReference<Here, There extends Listed>(
  side: Side<Here, There>,
  reference: string,
): Promise<Difference | undefined> {
  const there = await side.verify(reference);
  const here = (await side.findHere([reference])).get(reference);
  const kind = side.compare(here, there);
  return kind && difference(side, kind, { reference, here, there });
}

function difference<Here, There extends Listed>(
  side: Side<Here, There>,
  kind: DifferenceKind,
  { reference, here, there }: { reference: string; here: Here | undefined; there: There | undefined },
): Difference {
  return {
    kind,
    reference,
    ...side.describe(here),
    thereKobo: there?.amountKobo ?? null,
    thereStatus: there?.status ?? null,
  };
}

export function paymentSide(
  deps: Pick<Deps, 'db' | 'paystack'>,
  window: ComparisonWindow,
): Side<BookedPayment, ListedCharge> {
  const given = { domain: deps.paystack.domain, before: window.before };
  return {
    list: (request) => deps.paystack.listCharges(request),
    verify: (reference) => deps.paystack.verifyCharge(reference),
    findHere: (references) => findPayments(deps.db, references),
    listHere: () => listSettledPayments(deps.db, window),
    compare: (here, there) => comparePayment(here, there, given),
    describe: (here) => ({
      paymentId: here?.id ?? null,
      withdrawalId: null,
      hereKobo: here ? (here.parkedKobo ?? here.amountKobo) : null,
      hereStatus: here?.status ?? null,
    }),
  };
}

/** `markBehind` is called when Paystack is ahead of our books with a transfer. */
export function transferSide(
  deps: Pick<Deps, 'db' | 'paystack'>,
  window: ComparisonWindow,
  markBehind: () => void,
): Side<BookedWithdrawal, ListedTransfer> {
  return {
    list: (request) => deps.paystack.listTransfers(request),
    verify: (reference) => deps.paystack.verifyTransfer(reference),
    findHere: (references) => findWithdrawals(deps.db, references),
    listHere: () => listPaidWithdrawals(deps.db, window),
    compare(here, there) {
      if (compareTransfer(here, there, { before: window.to }) === 'transfer_behind') markBehind();
      return compareTransfer(here, there, window);
    },
    describe: (here) => ({
      paymentId: null,
      withdrawalId: here?.id ?? null,
      hereKobo: here?.netKobo ?? null,
      hereStatus: here?.status ?? null,
    }),
  };
}
