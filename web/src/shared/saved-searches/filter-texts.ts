import { handoverFilterLabels, handoverKinds } from '@oja/contract/handover-labels';
import { audienceCountries } from '@oja/contract/listing-claim-labels';
import { platforms } from '@oja/contract/listing-labels';
import { savedSearchTerms } from '@oja/contract/saved-searches';
import { platformLabel } from '@/components/ui/platform-mark';
import { countOf, formatCountShort } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

/** Parameters of the market as the address and the API have them. */
export type FilterParameters = Readonly<Record<string, string>>;

/** Known parameters in the order in which people say them. */
const texts: Readonly<Record<string, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  platform: platformName,
  category: (value) => value,
  price_from: (value) => `from ${wholeNaira(value)}`,
  price_to: (value) => `up to ${wholeNaira(value)}`,
  followers_from: (value) => `${formatCountShort(Number(value))}+ followers`,
  verified: () => 'verified sellers',
  covered: () => 'with cover',
  handover_kind: handoverName,
  with_mailbox: () => 'with the original mailbox',
  with_phone: () => 'with the phone number',
  with_second_factor: () => 'with the second factor',
  age_from: (value) => `${countOf(Number(value), 'year')} old or more`,
  audience: audienceName,
  monetised: () => 'monetised',
  revenue_from: (value) => `${wholeNaira(value)}+ revenue in three months`,
  growth_from: (value) => `${formatCountShort(Number(value))}+ new followers in 90 days`,
  seller: () => 'one seller',
};

/** What a filter looks for, one part each. A parameter that is new to the market is shown by its name. */
export function filterLabels(filter: FilterParameters): string[] {
  const known = Object.entries(texts).flatMap(([name, say]) => {
    const value = filter[name];
    return value === undefined ? [] : [say(value)];
  });
  const others = Object.entries(filter)
    .filter(([name]) => !(name in texts))
    .map(([name, value]) => {
      const label = name.replaceAll('_', ' ');
      return value === '1' ? label : `${label} ${value}`;
    });
  return [...known, ...others];
}

/** A name to begin with, such as “Food & Cooking on Instagram”. */
export function suggestedName(filter: FilterParameters): string {
  const { search, category, platform } = filter;
  const what = search ?? category;
  const where = platform === undefined ? undefined : platformName(platform);
  const name = what && where ? `${what} on ${where}` : (what ?? where ?? filterLabels(filter).join(', '));
  return name.slice(0, savedSearchTerms.nameLength);
}

function audienceName(value: string): string {
  const country = Object.entries(audienceCountries).find(([code]) => code === value)?.[1];
  return `audience in ${country ?? value}`;
}

function handoverName(value: string): string {
  const kind = handoverKinds.find((each) => each === value);
  return kind === undefined ? value : handoverFilterLabels[kind].toLowerCase();
}

function platformName(value: string): string {
  const platform = platforms.find((each) => each === value);
  return platform === undefined ? value : platformLabel(platform);
}

/** Bounds are round figures nearly always; their kobo are left out then. */
function wholeNaira(value: string): string {
  return formatNaira(Number(value)).replace(/\.00$/, '');
}
