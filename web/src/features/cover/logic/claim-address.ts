import type { ClaimState } from '../api';

export interface ClaimsView {
  state: ClaimState;
  /** The one whose file is open. */
  claim: string | undefined;
}

/** The view of the page of claims, as the query of its address has it. */
export const claimAddress = {
  read: (query: URLSearchParams): ClaimsView => ({
    state: query.get('state') === 'ended' ? 'ended' : 'open',
    claim: query.get('claim') ?? undefined,
  }),
  write: ({ state, claim }: ClaimsView): Record<string, string> => ({
    ...(state === 'ended' ? { state } : {}),
    ...(claim ? { claim } : {}),
  }),
};
