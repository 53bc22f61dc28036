/** What a guest was about to do when the sign-in was asked for. */
export interface IntendedAct {
  act: 'buy' | 'offer' | 'contact' | 'save' | 'report' | 'look';
  listingId: string;
}

const actParameters = ['offer', 'contact', 'save'] as const;
const listingPath = /^\/listing\/([0-9a-f-]{36})$/;

/** Undefined when the way back is not about a listing. */
export function intendedActOf(next: string | undefined): IntendedAct | undefined {
  if (next === undefined) return undefined;
  const { pathname, searchParams } = new URL(next, 'https://oja.test');
  const bought = searchParams.get('buy');
  if (pathname === '/dashboard/marketplace' && bought !== null) return { act: 'buy', listingId: bought };
  const listingId = listingPath.exec(pathname)?.[1];
  if (listingId === undefined) return undefined;
  // A review of the seller can be reported on this page as well.
  if (searchParams.get('report') === listingId) return { act: 'report', listingId };
  const act = actParameters.find((name) => searchParams.has(name)) ?? 'look';
  return { act, listingId };
}
