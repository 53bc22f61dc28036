import { handoverKindsByPlatform } from '@oja/contract/handover-labels';
import type { Platform } from '@oja/contract/listing-labels';
import { type RawBuilder, sql } from 'kysely';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { isWithStaff } from './with-staff.queries.ts';

/**
 * Whether a member may read the phone number of an account that is handed over with it: its seller, staff and who bought
 * it. The conversation is named c.
 */
export function mayReadNumber(member: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(c.seller_id = ${member} or ${isWithStaff} or exists (
    select from purchases p where p.buyer_id = ${member} and (p.listing_id = c.listing_id or p.id = c.purchase_id)))`;
}

/**
 * The account that a conversation is about, as the member sees it. The handle is a copy; what the listing states about the
 * hand-over may have changed since, so the platform decides whether it can be a number.
 */
export function conversationHandle(row: {
  platform: Platform;
  handle: string;
  mayReadNumber: boolean;
}): string {
  const mayBeNumber = handoverKindsByPlatform[row.platform].includes('number');
  if (row.mayReadNumber || !mayBeNumber) return row.handle;
  return publicHandle({ handle: row.handle, handoverKind: 'number' });
}
