import { z } from 'zod';
import { handoverFacts } from './handover-fields.ts';
import { claimsInput, listingClaims } from './listing-claims.ts';
import { categories, listingStatuses, platforms } from './listing-labels.ts';
import { naira, positiveNaira } from './money.ts';
import { id, nameInText, requiredText, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The fields of a listing that several calls share. */

export * from './listing-labels.ts';

/** A platform in a query or a body; answers have it in lower case. */
export const platformInput = z
  .string()
  .toLowerCase()
  .pipe(z.enum(platforms))
  .meta({ description: `One of ${platforms.join(', ')}, in any case.`, examples: ['instagram'] });

export const listingImageLimits = { count: 8, bytes: 5 * 1024 * 1024 } as const;

/** A web address that a browser may open, without a password in it. One without a scheme gets https. */
const profileUrl = z
  .string()
  .trim()
  .overwrite(withScheme)
  .max(300)
  .refine(isWebAddress, { message: 'Please enter a web address such as https://instagram.com/name.' })
  .meta({ examples: ['https://instagram.com/lagosfoodie'] });

function withScheme(address: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]|$)/i.test(address) ? `https://${address}` : address;
}

function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && username === '' && password === '';
}

/** The fields of a listing that a seller enters. The password and the notes are never returned. */
export const listingInput = {
  platform: platformInput,
  handle: nameInText(textLimits.handle, 'handle').meta({ examples: ['@lagosfoodie'] }),
  url: profileUrl,
  price: positiveNaira.meta({ examples: [150_000] }),
  description: requiredText(2_000).meta({ examples: ['Street food of Lagos, grown since 2019.'] }),
  category: z.enum(categories).nullable(),
  followers: z
    .int()
    .min(0)
    .max(2_000_000_000)
    .nullable()
    .meta({ examples: [12_400] }),
  engagement: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.1)
    .nullable()
    .meta({ description: 'Percent of followers who react.', examples: [3.4] }),
  offer_floor: positiveNaira.nullable().meta({
    description:
      'The lowest offer that the seller wants to hear of; null for none, the price itself for no offers.',
    examples: [null],
  }),
  claims: claimsInput,
};

export const credentialInput = {
  username: requiredText(textLimits.username).meta({
    description: 'The name or e-mail address that signs in to the account.',
    examples: ['lagosfoodie@example.com'],
  }),
  password: z
    .string()
    .min(1)
    .max(textLimits.accountPassword)
    .meta({ examples: ['correct-horse-battery'] }),
  handover_notes: text(textLimits.handoverNotes).meta({
    description: 'For the buyer alone: original e-mail address, recovery codes.',
    examples: ['Original e-mail: first@example.com'],
  }),
};

/**
 * Login details are required where they are handed over. `when` lets missing ones be named beside all other faults of a
 * body.
 */
export const credentialsRequired = (['username', 'password'] as const).map((name) =>
  z.refine<Partial<Record<string, unknown>>>(
    ({ handover_kind: kind = 'credentials', [name]: given }) => kind !== 'credentials' || given !== undefined,
    {
      path: [name],
      message: 'This field is required.',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);

/** Ids of uploaded pictures. The list replaces the one before; the first is the cover. */
export const imageIds = z
  .array(id)
  .max(listingImageLimits.count)
  .meta({ description: 'Ids that POST /listing-images answered, the cover first.' });

/**
 * A picture in a request: the id of an uploaded one, the address of one that the listing has already, or a data URL.
 * The type of a data URL is detected from its content.
 */
export const imageReferences = z
  .array(z.string().max(16 * 1024 * 1024))
  .max(listingImageLimits.count)
  .meta({
    description:
      'The cover first. Each is the id of a picture from POST /listing-images, the address of one that the listing has, or a data URL of a JPG, PNG, GIF or WebP.',
    examples: [['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11']],
  });

const mediaUrl = z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] });

export const listingSeller = z
  .object({
    id,
    name: z.string().meta({ examples: ['chidi'] }),
    avatar: mediaUrl.nullable(),
    verified: z.boolean(),
    rating: z
      .number()
      .nullable()
      .meta({ description: 'Average of one to five; null without reviews.', examples: [4.8] }),
    reviews: z.int().meta({ examples: [21] }),
  })
  .meta({ id: 'ListingSeller' });

/** Counts the changes of what a buyer reads about a listing, its price included. */
export const listingVersion = z
  .int()
  .min(0)
  .meta({ examples: [2] });

/** The public fields of a listing. */
export const listingFacts = {
  id,
  platform: z.enum(platforms),
  handle: z.string().meta({ examples: ['@lagosfoodie'] }),
  url: z.string().meta({ examples: ['https://instagram.com/lagosfoodie'] }),
  description: z.string().meta({ examples: ['Street food of Lagos, grown since 2019.'] }),
  price: naira.meta({ examples: [150_000] }),
  images: z.array(mediaUrl),
  thumbnail: z
    .string()
    .nullable()
    .meta({
      description: 'The cover, 480 pixels wide.',
      examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'],
    }),
  category: z
    .string()
    .nullable()
    .meta({ examples: ['Food & Cooking'] }),
  featured: z.boolean(),
  verified: z.boolean().meta({ description: 'The seller was verified by staff.' }),
  postedDate: timestamp.nullable().meta({ description: 'When staff approved it first.' }),
  created_at: timestamp,
  listedDate: timestamp.meta({ description: 'The posted date, or the day of creation before that.' }),
  status: z.enum(listingStatuses),
  followers: z
    .int()
    .nullable()
    .meta({ examples: [12_400] }),
  engagement: z
    .number()
    .nullable()
    .meta({ examples: [3.4] }),
  claims: listingClaims,
  ...handoverFacts,
};
