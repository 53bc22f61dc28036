import { categoriesByPlatform, platforms } from '@oja/contract/listing-fields';
import type { listingEndpoints } from '@oja/contract/listings';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findVisitor } from '../../../http/access.ts';
import type { Call, Handlers } from '../../../http/call.ts';
import { rawQueryOf } from '../../../http/register-endpoint.ts';
import { checkVerified } from './check-listing.ts';
import { createListing } from './create-listing.ts';
import { deleteListing } from './delete-listing.ts';
import { uploadListingImage } from './listing-images.ts';
import { listSimilar } from './market/similar-listings.ts';
import { countOwnListings, listOwnListings, showOwnListing } from './own-listing.queries.ts';
import { readPublicTerms, readPurchaseTerms } from './purchase-terms.ts';
import { listSavedIds, saveListing, unsaveListing } from './save-listing.ts';
import { showListing } from './show-listing.ts';
import { showSeller } from './show-seller.ts';
import { showSoldListing } from './show-sold-listing.ts';
import { updateListing } from './update-listing.ts';
import { viewListing } from './view-listing.ts';

export const listingRoutes = (deps: Deps): Handlers<typeof listingEndpoints> => ({
  listListings: Object.assign(listMarket(deps), { ready: deps.market.ready }),
  async browseMarket({ query }) {
    return { data: await deps.market.browse(query) };
  },
  listCategories: () => ({
    data: platforms.map((platform) => ({ platform, categories: [...categoriesByPlatform[platform]] })),
  }),
  async showDealTerms() {
    return { data: await readPurchaseTerms(deps) };
  },
  async showPublicTerms() {
    return { data: await readPublicTerms(deps) };
  },
  async listOwnListings({ session, query }) {
    const page = await listOwnListings(deps, { sellerId: session.user.id, ...query });
    return { data: page.items, next_cursor: page.nextCursor };
  },
  async countOwnListings({ session }) {
    return { data: await countOwnListings(deps.db, session.user.id) };
  },
  async listSavedListings({ session }) {
    return { data: await listSavedIds(deps.db, session.user.id) };
  },
  async showListing({ params, request }) {
    const visitor = await findVisitor(deps, request);
    return { data: await showListing(deps, params.id, visitor?.user) };
  },
  async listSimilarListings({ params }) {
    return { data: await listSimilar(deps, params.id) };
  },
  async showSoldListing({ params }) {
    return { data: await showSoldListing(deps, params.id) };
  },
  async createListing({ session, body }) {
    const sellerId = session.user.id;
    await checkVerified(deps, session.user.role, body.status);
    const { id } = await createListing(deps, {
      sellerId,
      draft: body,
      by: { actor: 'seller', id: sellerId },
    });
    return {
      data: await showOwnListing(deps, { sellerId, listingId: id }),
      message: 'Account Added Successfully!',
    };
  },
  async updateListing({ session, params, body }) {
    if (body.status === 'pending') await checkVerified(deps, session.user.role, body.status);
    const own = { sellerId: session.user.id, listingId: params.id };
    await updateListing(deps, own, body);
    return {
      data: await showOwnListing(deps, own),
      message: 'Your listing has been successfully updated.',
    };
  },
  async deleteListing({ session, params }) {
    await deleteListing(deps, { sellerId: session.user.id, listingId: params.id });
    return { data: null, message: 'Listing Deleted' };
  },
  async uploadListingImage({ session, bytes }) {
    const { id, url, thumbUrl } = await uploadListingImage(deps, { ownerId: session.user.id, bytes });
    return { data: { id, url, thumbnail: thumbUrl } };
  },
  async saveListing({ session, params }) {
    await saveListing(deps, { userId: session.user.id, listingId: params.id });
    return { data: null };
  },
  async unsaveListing({ session, params }) {
    await unsaveListing(deps, { userId: session.user.id, listingId: params.id });
    return { data: null };
  },
  async viewListing({ params, request, client }) {
    const visitor = await findVisitor(deps, request);
    await viewListing(deps, { listingId: params.id, visitor: visitor?.user, client });
    return { data: null };
  },
  async showSeller({ params }) {
    return { data: await showSeller(deps, params.id) };
  },
});

function listMarket(deps: Deps) {
  return async ({ query, request }: Call<typeof listingEndpoints.listListings>) => {
    if (!query.saved) return deps.market.page(query, rawQueryOf(request));
    const visitor = await findVisitor(deps, request);
    if (visitor === undefined) throw new Refusal('session_required');
    return deps.market.savedPage(query, visitor.user.id);
  };
}
