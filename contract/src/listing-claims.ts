import { z } from 'zod';
import { audienceCodes, includedThings } from './listing-claim-labels.ts';
import { naira } from './money.ts';

/** What the seller claims about an account beyond its figures. Oja does not check it; all of it is optional. */

const opened = z
  .string()
  .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, 'Please enter a month and a year, such as 2019-05.')
  .meta({ description: 'The month in which the account was opened.', examples: ['2019-05'] });
const includes = z
  .array(z.enum(includedThings))
  .meta({ description: 'What is handed over beside the login details.', examples: [['mailbox']] });
const audience = z
  .enum(audienceCodes)
  .meta({ description: 'The country that most of the audience is from.', examples: ['NG'] });
const monetised = z.boolean().meta({ description: 'Whether the platform pays the account.' });
const revenue = naira.meta({ description: 'Revenue of the last three months.', examples: [450_000] });
const growth = z
  .int()
  .min(-2_000_000_000)
  .max(2_000_000_000)
  .meta({ description: 'Followers gained in the last 90 days; negative if lost.', examples: [1_250] });

export const listingClaims = z
  .object({
    includes,
    opened: opened.nullable(),
    audience: audience.nullable(),
    monetised: monetised.nullable(),
    revenue: revenue.nullable(),
    growth: growth.nullable(),
  })
  .meta({
    id: 'ListingClaims',
    description: 'What the seller says; Oja does not check it. Null is not stated.',
  });
export type ListingClaims = z.infer<typeof listingClaims>;

/** The claims of a listing as a whole; what is left out is not stated any more. */
export const claimsInput = z
  .strictObject({
    includes: includes.max(includedThings.length).optional(),
    opened: opened.nullish(),
    audience: audience.nullish(),
    monetised: monetised.nullish(),
    revenue: revenue
      .refine((amount) => amount >= 0, { message: 'Please enter an amount that is not negative.' })
      .nullish(),
    growth: growth.nullish(),
  })
  .meta({ id: 'ListingClaimsInput' });
export type ClaimsInput = z.output<typeof claimsInput>;
