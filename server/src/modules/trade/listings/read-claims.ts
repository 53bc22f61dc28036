import { audienceCodes, includedThings } from '@oja/contract/listing-claim-labels';
import type { ListingClaims } from '@oja/contract/listing-claims';
import { z } from 'zod';
import { presentClaims, type StoredClaims } from '../../../domain/listing/claims.ts';

const storedClaims: z.ZodType<StoredClaims> = z.object({
  includes: z.array(z.enum(includedThings)).optional(),
  opened: z.string().optional(),
  audience: z.enum(audienceCodes).optional(),
  monetised: z.boolean().optional(),
  revenueKobo: z.int().optional(),
  growth: z.int().optional(),
});

/** The claims of a listing, or of the copy that a purchase keeps, from their column. */
export function readClaims(column: unknown): ListingClaims {
  return presentClaims(storedClaims.parse(column));
}
