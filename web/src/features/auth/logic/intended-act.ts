/** What a guest was about to do when the sign-in was asked for. */
export interface IntendedAct {
  act: 'buy' | 'offer' | 'contact' | 'look';
  listingId: string;
}

const listingPath = /^\/listing\/([0-9a-f-]{36})$/;

/** Undefined when the way back is not about a listing. */
export function intendedActOf(next: string | undefined): IntendedAct | undefined {
  if (next === undefined) return undefined;
  const { pathname, searchParams } = new URL(next, 'https://oja.test');
  const bought = searchParams.get('buy');
  if (pathname === '/dashboard/marketplace' && bought !== null) return { act: 'buy', listingId: bought };
  const listingId = listingPath.exec(pathname)?.[1];
  if (listingId === undefined) return undefined;
  if (searchParams.has('offer')) return { act: 'offer', listingId };
  return { act: searchParams.has('contact') ? 'contact' : 'look', listingId };
}
