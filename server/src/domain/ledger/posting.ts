import type { AccountRef } from './chart-of-accounts.ts';

/** One leg of a transfer: credits are positive, debits negative. */
export interface Leg {
  account: AccountRef;
  amountKobo: number;
}

export interface Posting {
  /** The business fact, as in purchase:{id}:settle. It can be posted once. */
  key: string;
  kind: string;
  /** The purchase, withdrawal or payment of the posting. */
  subjectId: string | null;
  /** The text in the user's statement. */
  memo: string;
  legs: Leg[];
}

/**
 * Checks a posting before it goes to the database, which checks it again. Legs of one account are summed, and zero legs
 * are dropped, so that a fee of zero needs no special case.
 */
export function makePosting(posting: Posting): Posting {
  const legs = netLegs(posting);
  const sum = legs.reduce((total, leg) => total + leg.amountKobo, 0);
  if (sum !== 0) throw new RangeError(`${posting.key} does not balance: ${sum}`);
  if (legs.length < 2) throw new RangeError(`${posting.key} moves nothing`);
  return { ...posting, legs };
}

function netLegs({ key, legs }: Posting): Leg[] {
  const byAccount = new Map<string, Leg>();
  for (const { account, amountKobo } of legs) {
    const name = `${account.kind}:${account.ownerId}`;
    const total = (byAccount.get(name)?.amountKobo ?? 0) + amountKobo;
    if (!Number.isSafeInteger(total))
      throw new RangeError(`${key}: ${amountKobo} is no whole number of kobo`);
    byAccount.set(name, { account, amountKobo: total });
  }
  return [...byAccount.values()].filter((leg) => leg.amountKobo !== 0);
}

export const debit = (account: AccountRef, amountKobo: number): Leg => ({ account, amountKobo: -amountKobo });
export const credit = (account: AccountRef, amountKobo: number): Leg => ({ account, amountKobo });
