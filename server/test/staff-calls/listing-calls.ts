import { addListing, listingForm } from '../../src/modules/trade/listings/test-listings.ts';
import { offer, smallPicture } from '../purchases.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

const reason = 'The pictures are not of this account.';
const pending = async ({ oja, market }: BackOffice): Promise<string> =>
  (await addListing(oja, market.seller)).id;
const posted = async ({ market }: BackOffice): Promise<string> => (await offer(market)).id;

export const listingCalls: StaffCalls = {
  approveListing: async (office) => ({ params: { id: await pending(office) } }),
  rejectListing: async (office) => ({ params: { id: await pending(office) }, body: { reason } }),
  approveListings: async (office) => ({ body: { ids: [await pending(office), await pending(office)] } }),
  undoApprovals: async (office) => {
    const id = await pending(office);
    await office.done('approveListing', { params: { id } });
    return { body: { ids: [id] } };
  },
  rejectListings: async (office) => ({ body: { ids: [await pending(office)], reason } }),
  createListingFor: async ({ market }) => ({ body: { seller_id: market.seller.id, ...listingForm() } }),
  editListing: async (office) => ({
    params: { id: await posted(office) },
    body: { description: 'Street food of Abuja.', reason },
  }),
  uploadStaffListingImage: async () => ({
    body: await smallPicture(),
    headers: { 'content-type': 'image/png' },
  }),
  removeListing: async (office) => ({ params: { id: await posted(office) }, body: { reason } }),
  hideListing: async (office) => ({ params: { id: await posted(office) }, body: { reason } }),
  unhideListing: async (office) => {
    const params = { id: await posted(office) };
    await office.done('hideListing', { params, body: { reason } });
    return { params, body: { reason } };
  },
  sendListingBack: async (office) => ({ params: { id: await posted(office) }, body: { reason } }),
  featureListing: async (office) => ({ params: { id: await posted(office) } }),
  unfeatureListing: async (office) => {
    const params = { id: await posted(office) };
    await office.done('featureListing', { params });
    return { params };
  },
};
