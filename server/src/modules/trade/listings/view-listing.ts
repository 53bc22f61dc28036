import { createHmac } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import type { SessionUser } from '../../../http/session.ts';
import { isPublic, readListing } from './show-listing.ts';

/** A second view within this time is not stored. */
const noticedAgainMs = 10 * 60_000;

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

/** A stable id of the browser from which the address cannot be derived. */
function strangerId(deps: Pick<Deps, 'sealer'>, client: Client): string {
  const hex = createHmac('sha256', deps.sealer.derive('listing viewers'))
    .update(`${client.address}\n${client.userAgent}`)
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
