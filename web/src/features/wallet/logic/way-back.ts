import { paths } from '@/config/paths';

/**
 * Somebody may come to add money for a purchase. Where they go on afterwards stands in the address of the wallet, and is
 * kept in this tab while they are on the page of the gateway. Only pages of the portal count: an address is typed by
 * anybody.
 */
const storageKey = 'oja-after-funding';
const backParameter = 'back';
const amountParameter = 'amount';

export const purchaseParameters = [backParameter, amountParameter] as const;

export function wayBackIn(query: URLSearchParams): string | undefined {
  return ownPath(query.get(backParameter));
}

/** What is missing for the purchase, as it is typed into the form. */
export function missingIn(query: URLSearchParams): string {
  const amount = Number(query.get(amountParameter));
  return Number.isFinite(amount) && amount > 0 ? String(amount) : '';
}

export function addFundsAddress(wayBack: string | undefined): string {
  const { addFunds } = paths.dashboard;
  return wayBack === undefined ? addFunds : `${addFunds}&${backParameter}=${encodeURIComponent(wayBack)}`;
}

/** Forgets the last one when there is none, so that no later payment leads there. */
export function keepWayBack(wayBack: string | undefined): void {
  if (wayBack === undefined) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, wayBack);
}

export function keptWayBack(): string | undefined {
  return ownPath(sessionStorage.getItem(storageKey));
}

function ownPath(path: string | null): string | undefined {
  return path?.startsWith(`${paths.dashboard.marketplace}?`) ? path : undefined;
}
