import { addListing } from '../../src/modules/trade/listings/test-listings.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

const pending = async ({ oja, market }: BackOffice) => ({
  kind: 'listing' as const,
  id: (await addListing(oja, market.seller)).id,
});

const scheduled = async ({ done }: BackOffice) => {
  await done('saveFigureSchedule', { body: { frequency: 'weekly' } });
  return {};
};

export const workCalls: StaffCalls = {
  saveFigureSchedule: async () => ({ body: { frequency: 'monthly' } }),
  endFigureSchedule: scheduled,
  sendFigureMail: scheduled,
  claimWork: async (office) => ({ params: await pending(office) }),
  releaseWork: async (office) => {
    const params = await pending(office);
    await office.done('claimWork', { params });
    return { params };
  },
  assignWork: async (office) => ({
    params: await pending(office),
    body: { owner_id: office.market.admin.id },
  }),
};
