import { addListing, listingForm } from '../../src/modules/listings/test-listings.ts';
import { offer, smallPicture } from '../deals.ts';
import type { Desk, StaffCalls } from './desk.ts';

const reason = 'The pictures are not of this account.';
const pending = async ({ oja, market }: Desk): Promise<string> => (await addListing(oja, market.seller)).id;
const posted = async ({ market }: Desk): Promise<string> => (await offer(market)).id;

export const listingCalls: StaffCalls = {
  approveListing: async (desk) => ({ params: { id: await pending(desk) } }),
  rejectListing: async (desk) => ({ params: { id: await pending(desk) }, body: { reason } }),
  approveListings: async (desk) => ({ body: { ids: [await pending(desk), await pending(desk)] } }),
  rejectListings: async (desk) => ({ body: { ids: [await pending(desk)], reason } }),
  createListingFor: async ({ market }) => ({ body: { seller_id: market.seller.id, ...listingForm() } }),
  editListing: async (desk) => ({
    params: { id: await posted(desk) },
    body: { description: 'Street food of Abuja.', reason },
  }),
  uploadStaffListingImage: async () => ({
    body: await smallPicture(),
    headers: { 'content-type': 'image/png' },
  }),
  removeListing: async (desk) => ({ params: { id: await posted(desk) }, body: { reason } }),
  featureListing: async (desk) => ({ params: { id: await posted(desk) } }),
  unfeatureListing: async (desk) => {
    const params = { id: await posted(desk) };
    await desk.done('featureListing', { params });
    return { params };
  },
};
