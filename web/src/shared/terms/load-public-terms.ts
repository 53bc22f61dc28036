import type { listingEndpoints } from '@oja/contract/listings';
import type { PublicTerms } from '@oja/contract/market-fields';
import type { LoaderFunctionArgs } from 'react-router';
import { publicReader } from '@/lib/api/public-reader';

/** Public pages state fees, windows and limits: those of the settings in force. */
export async function loadPublicTerms({ request, context }: LoaderFunctionArgs): Promise<PublicTerms> {
  const read = context.get(publicReader);
  return (await read<typeof listingEndpoints.showPublicTerms>('/terms', request.signal)).data;
}
