import type { IncludedThing } from '@oja/contract/listing-claim-labels';
import type { ListingClaims } from '@oja/contract/listing-claims';
import { dottedThousandsSentence, readCount } from '@/lib/read-number';
import { typedNaira, type UnreadNumber } from '@/lib/typed-amount';

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
    revenue: typedNaira(form.revenue) ?? null,
    growth: typedGrowth(form.growth) ?? null,
  };
}

/** A whole number such as 12,400; an empty text is undefined. */
export function typedCount(typed: string): number | UnreadNumber | undefined {
  if (typed.trim() === '') return undefined;
  const usual = 'Please enter a whole number such as 12,400.';
  return readCount(typed) ?? { unread: dottedThousandsSentence(typed) ?? usual };
}

/** Percent with a dot before the decimals; an empty text is undefined. */
export function typedPercent(typed: string): number | UnreadNumber | undefined {
  const plain = typed.trim();
  if (plain === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
  if (/^\d+,\d+$/.test(plain)) return { unread: `Write ${plain.replace(',', '.')}, not ${plain}.` };
  return { unread: 'Please enter a number such as 3.4.' };
}

function typedGrowth(typed: string): number | UnreadNumber | undefined {
  const [, sign = '', rest = ''] = /^\s*([+−-]?)(.*)$/s.exec(typed) ?? [];
  const count = sign !== '' && rest.trim() === '' ? Number.NaN : typedCount(rest);
  return typeof count === 'number' && sign !== '' && sign !== '+' ? -count : count;
}
