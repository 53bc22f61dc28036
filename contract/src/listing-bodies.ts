import { z } from 'zod';
import { handoverInput } from './handover-fields.ts';
import {
  credentialInput,
  credentialsRequired,
  imageIds,
  imageReferences,
  listingInput,
  listingStatuses,
} from './listing-fields.ts';
import { id } from './text.ts';
import { textLimits } from './text-limits.ts';

/** What a seller, or an administrator for them, sends about a listing. */

export const createListingBody = z
  .strictObject({
    platform: listingInput.platform,
    handle: listingInput.handle,
    price: listingInput.price,
    description: listingInput.description,
    url: listingInput.url,
    ...handoverInput,
    username: credentialInput.username.optional(),
    password: credentialInput.password.optional(),
    handover_notes: credentialInput.handover_notes.optional(),
    images: imageReferences.optional(),
    category: listingInput.category.optional(),
    followers: listingInput.followers.optional(),
    engagement: listingInput.engagement.optional(),
    offer_floor: listingInput.offer_floor.optional(),
    claims: listingInput.claims.optional(),
    status: z
      .enum(['draft', 'pending'])
      .optional()
      .meta({ description: 'A draft is kept; otherwise it goes to staff at once.', examples: ['pending'] }),
  })
  .check(...credentialsRequired);

/**
 * Left out means unchanged; another kind than credentials also removes the login details. An empty password keeps the
 * stored one; empty notes remove them.
 */
export const updateListingBody = z.strictObject({
  platform: listingInput.platform.optional(),
  handle: listingInput.handle.optional(),
  price: listingInput.price.optional(),
  description: listingInput.description.optional(),
  url: listingInput.url.optional(),
  ...handoverInput,
  username: credentialInput.username.optional(),
  password: z
    .string()
    .max(textLimits.accountPassword)
    .optional()
    .meta({ examples: [''] }),
  handover_notes: credentialInput.handover_notes.optional(),
  images: imageReferences.optional(),
  category: listingInput.category.optional(),
  followers: listingInput.followers.optional(),
  engagement: listingInput.engagement.optional(),
  offer_floor: listingInput.offer_floor.optional(),
  claims: listingInput.claims.optional(),
  status: z
    .enum([...listingStatuses, 'active'])
    .optional()
    .meta({
      description: 'Sellers submit (pending) and withdraw (draft); the present status is no move.',
      examples: ['pending'],
    }),
});

/** What an administrator offers on behalf of a seller. */
export const createListingForBody = z
  .strictObject({
    seller_id: id,
    platform: listingInput.platform,
    handle: listingInput.handle,
    price: listingInput.price,
    description: listingInput.description,
    url: listingInput.url,
    ...handoverInput,
    username: credentialInput.username.optional(),
    password: credentialInput.password.optional(),
    handover_notes: credentialInput.handover_notes.optional(),
    images: imageIds.optional(),
    category: listingInput.category.optional(),
    followers: listingInput.followers.optional(),
    engagement: listingInput.engagement.optional(),
  })
  .check(...credentialsRequired);
