import { readId } from '@/lib/query-params';
import type { ClaimFilter } from '../api';

export interface ClaimsView extends ClaimFilter {
  /** The one whose file is open. */
  claim: string | undefined;
}

/** The view of the page of claims, as the query of its address has it. */
export const claimAddress = {
  read: (query: URLSearchParams): ClaimsView => ({
    state: query.get('state') === 'ended' ? 'ended' : 'open',
    person: readId(query.get('person')),
    claim: query.get('claim') ?? undefined,
  }),
  write: ({ state, person, claim }: ClaimsView): Record<string, string> => ({
    ...(state === 'ended' ? { state } : {}),
    ...(person ? { person } : {}),
    ...(claim ? { claim } : {}),
  }),
};
