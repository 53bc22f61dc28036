import { z } from 'zod';
import type { ListingFacts } from '../../../domain/risk/listing-facts.ts';

const storedFacts = z.strictObject({
  contactKinds: z.array(z.string()),
  outsidePayment: z.array(z.string()),
  handleCopies: z.int(),
  pictureCopies: z.int(),
  priceKobo: z.int(),
  formerPriceKobo: z.int().nullable(),
  similarListings: z.int(),
  similarPriceKobo: z.int().nullable(),
  accountAgeDays: z.int(),
  rejections: z.int(),
  linkedAccounts: z.int(),
  changesWithinDay: z.int(),
});

/** The facts of a check as they were stored. */
export function parseFacts(stored: unknown): ListingFacts {
  return storedFacts.parse(stored);
}
