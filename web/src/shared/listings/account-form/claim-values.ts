import type { IncludedThing } from '@oja/contract/claim-words';
import type { ListingClaims } from '@oja/contract/listing-claims';

/** What sellers type about the claims of an account; nothing of it is required. */
export interface ClaimsForm {
  opened: string;
  audience: string;
  monetised: '' | 'yes' | 'no';
  revenue: string;
  growth: string;
  includes: IncludedThing[];
}

export const emptyClaims: ClaimsForm = {
  opened: '',
  audience: '',
  monetised: '',
  revenue: '',
  growth: '',
  includes: [],
};

export function claimsFormOf(claims: ListingClaims): ClaimsForm {
  const { opened, audience, monetised, revenue, growth, includes } = claims;
  return {
    opened: opened ?? '',
    audience: audience ?? '',
    monetised: monetised === null ? '' : monetised ? 'yes' : 'no',
    revenue: revenue === null ? '' : String(revenue),
    growth: growth === null ? '' : String(growth),
    includes,
  };
}

export function claimsOf(form: ClaimsForm) {
  return {
    includes: form.includes,
    opened: form.opened.trim() === '' ? null : form.opened.trim(),
    audience: form.audience === '' ? null : form.audience,
    monetised: form.monetised === '' ? null : form.monetised === 'yes',
    revenue: numberOf(form.revenue) ?? null,
    growth: signedNumberOf(form.growth) ?? null,
  };
}

/** Accepts ₦150,000 and the like, but no other notation of numbers; an empty text is undefined. */
export function numberOf(text: string): number | undefined {
  const plain = text.replace(/[₦,\s]/g, '');
  if (plain === '') return undefined;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function signedNumberOf(text: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([+−-]?)(.*)$/s.exec(text) ?? [];
  const number = numberOf(rest);
  if (number === undefined) return sign === '' ? undefined : Number.NaN;
  return sign === '' || sign === '+' ? number : -number;
}
