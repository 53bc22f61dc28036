import {
  type AudienceCountry,
  type IncludedThing,
  includedThings,
  platformSince,
} from '@oja/contract/listing-claim-labels';
import type { ClaimsInput, ListingClaims } from '@oja/contract/listing-claims';
import type { Platform } from '@oja/contract/listing-fields';
import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import { lagosMonth } from '../lagos-days.ts';

/** The claims as they are stored: only what is stated. */
export interface StoredClaims {
  includes?: IncludedThing[] | undefined;
  opened?: string | undefined;
  audience?: AudienceCountry | undefined;
  monetised?: boolean | undefined;
  revenueKobo?: number | undefined;
  growth?: number | undefined;
}

export function storeClaims(input: ClaimsInput): StoredClaims {
  const { opened, audience, monetised, revenue, growth } = input;
  const includes = includedThings.filter((thing) => input.includes?.includes(thing));
  return {
    ...(includes.length > 0 ? { includes } : {}),
    ...(isStated(opened) ? { opened } : {}),
    ...(isStated(audience) ? { audience } : {}),
    ...(isStated(monetised) ? { monetised } : {}),
    ...(isStated(revenue) ? { revenueKobo: koboFromNaira(revenue) } : {}),
    ...(isStated(growth) ? { growth } : {}),
  };
}

const nothingClaimed: ListingClaims = {
  includes: [],
  opened: null,
  audience: null,
  monetised: null,
  revenue: null,
  growth: null,
};

export function presentClaims({ revenueKobo, ...claims }: StoredClaims): ListingClaims {
  return {
    ...nothingClaimed,
    ...claims,
    revenue: revenueKobo === undefined ? null : nairaFromKobo(revenueKobo),
  };
}

/** The first claim that cannot be true, with the sentence for its field. */
export function findFalseClaim(
  claims: StoredClaims,
  account: { platform: Platform; followers: number | null; now: Date },
): { field: 'opened' | 'growth'; message: string } | undefined {
  const { opened, growth } = claims;
  const { platform, followers, now } = account;
  if (opened !== undefined && opened > lagosMonth(now)) {
    return { field: 'opened', message: 'Please enter a month that is not in the future.' };
  }
  const since = platformSince[platform];
  if (opened !== undefined && Number(opened.slice(0, 4)) < since) {
    return { field: 'opened', message: `No account of this platform is older than ${since}.` };
  }
  if (growth !== undefined && followers !== null && growth > followers) {
    return { field: 'growth', message: 'The growth cannot be more than all followers.' };
  }
  return undefined;
}

function isStated<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
