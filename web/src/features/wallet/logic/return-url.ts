import { paths } from '@/config/paths';

/**
 * A purchase may lead to the wallet to add the missing money. The URL to return to is a query parameter of the wallet
 * page, and is stored in this tab while the person is on the gateway's page. Only URLs of pages where something is
 * bought are accepted, so that a crafted link cannot redirect elsewhere.
 */
const storageKey = 'oja-after-funding';
const returnPages = [paths.dashboard.marketplace, paths.dashboard.becomeSeller];
const backParameter = 'back';
const amountParameter = 'amount';

export const purchaseParameters = [backParameter, amountParameter] as const;

export function returnUrlIn(query: URLSearchParams): string | undefined {
  return ownPath(query.get(backParameter));
}

/** What is missing for the purchase, as it is typed into the form. */
export function missingIn(query: URLSearchParams): string {
  const amount = Number(query.get(amountParameter));
  return Number.isFinite(amount) && amount > 0 ? String(amount) : '';
}

export function addFundsAddress(returnUrl: string | undefined): string {
  const { addFunds } = paths.dashboard;
  return returnUrl === undefined ? addFunds : `${addFunds}&${backParameter}=${encodeURIComponent(returnUrl)}`;
}

/** Without a URL the stored one is removed, so that a later payment does not lead there. */
export function saveReturnUrl(returnUrl: string | undefined): void {
  if (returnUrl === undefined) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, returnUrl);
}

export function savedReturnUrl(): string | undefined {
  return ownPath(sessionStorage.getItem(storageKey));
}

function ownPath(path: string | null): string | undefined {
  return returnPages.some((page) => path?.startsWith(`${page}?`)) ? (path ?? undefined) : undefined;
}
