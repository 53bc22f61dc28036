import { createHmac } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Client } from '../../http/call.ts';
import type { SessionUser } from '../../http/session.ts';
import { isPublic, readListing } from './show-listing.ts';

/** A second look within this time says nothing new and is not written. */
const noticedAgainMs = 10 * 60_000;

/** Notes that somebody looks at a listing. Everybody counts once; its seller and staff at work do not count. */
export async function viewListing(
  deps: Deps,
  input: { listingId: string; visitor: SessionUser | undefined; client: Client },
): Promise<void> {
  const { listingId, visitor } = input;
  const listing = await readListing(deps.db, listingId);
  if (listing === undefined || !isPublic(listing)) throw new Refusal('not_found');
  if (visitor !== undefined && (visitor.id === listing.sellerId || isStaff(visitor.role))) return;
  const viewer = visitor?.id ?? strangerId(deps, input.client);
  const viewedAt = deps.now();
  await deps.db
    .insertInto('listingViews')
    .values({ listingId, viewer, viewedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['listingId', 'viewer'])
        .doUpdateSet({ viewedAt })
        .where('listingViews.viewedAt', '<', new Date(viewedAt.getTime() - noticedAgainMs)),
    )
    .execute();
}

/** The same for the same browser, and nothing that anybody could read an address from. */
function strangerId(deps: Deps, client: Client): string {
  const hex = createHmac('sha256', deps.sealer.derive('listing viewers'))
    .update(`${client.address}\n${client.userAgent}`)
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
