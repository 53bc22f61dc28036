import { createHmac } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { minuteMs } from '@oja/contract/durations';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import { networkOf } from '../../../http/network-address.ts';
import type { SessionUser } from '../../../http/session.ts';
import { isPublic, readListing } from './show-listing.ts';

/** A second view within this time is not stored. */
const noticedAgainMs = 10 * minuteMs;

/** Records a view of a listing. Each visitor counts once; its seller and staff do not count. */
export async function viewListing(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
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

/**
 * A stable id of the network, from which the address cannot be derived. All guests of a network count as one, because
 * whatever else a browser says about itself is made up at will, and a seller would be watched by hundreds.
 */
function strangerId(deps: Pick<Deps, 'sealer'>, client: Client): string {
  const hex = createHmac('sha256', deps.sealer.derive('listing viewers'))
    .update(networkOf(client.address))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
