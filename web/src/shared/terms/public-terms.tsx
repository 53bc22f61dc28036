import type { listingEndpoints } from '@oja/contract/listings';
import type { PublicTerms } from '@oja/contract/market-fields';
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { publicReader } from '@/lib/api/public-reader';

/** The route above all public pages; its data are the published terms. */
export const publicRouteId = 'public';

/** Public pages state fees, windows and limits: those of the settings in force. */
export async function loadPublicTerms({ request, context }: LoaderFunctionArgs): Promise<PublicTerms> {
  const read = context.get(publicReader);
  return (await read<typeof listingEndpoints.showPublicTerms>('/terms', request.signal)).data;
}

export function usePublicTerms(): PublicTerms {
  const terms = useRouteLoaderData<typeof loadPublicTerms>(publicRouteId);
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
