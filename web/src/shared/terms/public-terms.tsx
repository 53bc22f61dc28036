import type { PublicTerms } from '@oja/contract/market-fields';
import { useRouteLoaderData } from 'react-router';

/** The route above all public pages; its data are the published terms. */
export const publicRouteId = 'public';

export function usePublicTerms(): PublicTerms {
  const terms = useRouteLoaderData<PublicTerms>(publicRouteId);
  if (terms === undefined) throw new Error('The published terms are known on public pages only.');
  return terms;
}

/** One of the published terms inside a text. */
export function PublicTerm({ of }: { of: (terms: PublicTerms) => string }) {
  return of(usePublicTerms());
}

export function SupportMailLink() {
  const { support_email } = usePublicTerms();
  return <a href={`mailto:${support_email}`}>{support_email}</a>;
}
