import { paths } from '@/config/paths';

/**
 * A purchase may lead to the wallet to add the missing money. What the money is for stands in the query of the wallet
 * page, and is stored in this tab while the person is on the gateway's page. Only URLs of pages where something is
 * bought are accepted, so that a crafted link cannot redirect elsewhere.
 */
const storageKey = 'oja-after-funding';
const returnPages = [paths.dashboard.marketplace, paths.dashboard.becomeSeller];
const backParameter = 'back';
const amountParameter = 'amount';

export const purchaseParameters = [backParameter, amountParameter] as const;

export interface Funding {
  /** The purchase that the money is for, if it is for one. */
  returnUrl: string | undefined;
  /** As it is typed into the form; empty when none is known. */
  amount: string;
}

export function fundingIn(query: URLSearchParams): Funding {
  return { returnUrl: ownPath(query.get(backParameter)), amount: typedAmount(query.get(amountParameter)) };
}

export function addFundsAddress({ returnUrl, amount }: Funding): string {
  const query = new URLSearchParams(amount === '' ? {} : { [amountParameter]: amount });
  if (returnUrl !== undefined) query.set(backParameter, returnUrl);
  return query.size === 0 ? paths.dashboard.addFunds : `${paths.dashboard.addFunds}&${query}`;
}

export function saveFunding(funding: Funding): void {
  sessionStorage.setItem(storageKey, addFundsAddress(funding));
}

export function savedFunding(): Funding {
  return fundingIn(new URLSearchParams(sessionStorage.getItem(storageKey)?.split('?')[1]));
}

export function forgetFunding(): void {
  sessionStorage.removeItem(storageKey);
}

function typedAmount(parameter: string | null): string {
  const amount = Number(parameter);
  return Number.isFinite(amount) && amount > 0 ? String(amount) : '';
}

function ownPath(path: string | null): string | undefined {
  return returnPages.some((page) => path?.startsWith(`${page}?`)) ? (path ?? undefined) : undefined;
}
