import { koboFromNaira } from '@oja/contract/money';
import type { purchaseEndpoints } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import { handoverChecklist } from '../../../domain/purchase/handover-checklist.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import type { Session } from '../../../http/session.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { createPurchase } from './create-purchase.ts';
import { exportPurchasesOf } from './export-purchases.ts';
import { findOwnPurchase } from './find-own-purchase.ts';
import { logReveal } from './log-reveal.ts';
import { openCredentials } from './open-credentials.ts';
import { presentSale, presentStep } from './purchase.presenter.ts';
import { findPurchaseOfListing } from './purchase.queries.ts';
import type { PurchaseSide } from './purchase-list.queries.ts';
import { type CredentialsReader, showPurchases, withCredentials } from './show-purchases.ts';
import { showSales } from './show-sales.ts';
import { writeReceipt } from './write-receipt.ts';

/** Opening and withdrawing a dispute are handled by the disputes module. */
type Names = Exclude<keyof typeof purchaseEndpoints, 'disputePurchase' | 'withdrawDispute'>;

export const purchaseRoutes = (deps: Deps): Pick<Handlers<typeof purchaseEndpoints>, Names> => {
  const own = (purchaseId: string, userId: string, side: PurchaseSide = 'buyer') =>
    findOwnPurchase(deps, { purchaseId, userId, side });
  /** The purchase after a step. */
  const step = async (purchaseId: string, userId: string) =>
    presentStep(await own(purchaseId, userId), deps.now());
  return {
    async createPurchase({ session, body, idempotencyKey }) {
      const { id: buyerId } = session.user;
      const id = await createPurchase(deps, {
        buyerId,
        listingId: body.listing_id,
        offerId: body.offer_id,
        expectedPrice: body.expected_price,
        expectedVersion: body.expected_version,
        seenCover: body.expected_cover && {
          days: body.expected_cover.days,
          heldKobo: koboFromNaira(body.expected_cover.held),
        },
        expectedPlanVersion: body.expected_plan_version,
        idempotencyKey,
      });
      return { data: await step(id, buyerId), message: 'Purchase Initiated' };
    },
    async findOwnPurchase({ session, params }) {
      const found = await findPurchaseOfListing(deps.db, { listingId: params.id, buyerId: session.user.id });
      if (found === undefined) return { data: null };
      return { data: { id: found.id, handle: found.handle, bought_at: found.createdAt.toISOString() } };
    },
    listPurchases({ session, query, client }) {
      return showPurchases(deps, { id: session.user.id, ...readerOf(session, client) }, query);
    },
    exportPurchases({ session, query, reply }) {
      const lines = exportPurchasesOf(deps, { side: 'buyer', id: session.user.id }, query);
      return sendCsv(reply, { name: 'purchases', at: deps.now(), lines });
    },
    async showPurchase({ session, params, client }) {
      const row = await own(params.id, session.user.id);
      const [purchase] = await withCredentials(deps, [row], readerOf(session, client));
      if (purchase === undefined) throw new Error('one row is presented as one purchase');
      return { data: purchase };
    },
    async confirmPurchase({ session, params, body, idempotencyKey }) {
      const { id: userId } = session.user;
      const { sentence } = body ?? {};
      await confirmPurchase(deps, { purchaseId: params.id, userId, sentence, idempotencyKey });
      return { data: await step(params.id, userId), message: 'Purchase Confirmed' };
    },
    async openCredentials({ session, params, client }) {
      const { address } = client;
      await openCredentials(deps, { purchaseId: params.id, userId: session.user.id, address });
      return { data: null };
    },
    async revealCredentials({ session, params, body, client }) {
      const { address } = client;
      await logReveal(deps, { purchaseId: params.id, userId: session.user.id, what: body.what, address });
      return { data: null };
    },
    async changeFirst({ session, params }) {
      const { platform } = await own(params.id, session.user.id);
      return { data: { platform, steps: handoverChecklist(platform) } };
    },
    async purchaseReceipt({ session, params }) {
      const row = await own(params.id, session.user.id);
      return { data: writeReceipt(deps, session.user, row) };
    },
    listSales({ session, query }) {
      return showSales(deps, session.user.id, query);
    },
    exportSales({ session, query, reply }) {
      const lines = exportPurchasesOf(deps, { side: 'seller', id: session.user.id }, query);
      return sendCsv(reply, { name: 'sales', at: deps.now(), lines });
    },
    async showSale({ session, params }) {
      return { data: presentSale(await own(params.id, session.user.id, 'seller'), deps.now()) };
    },
  };
};

function readerOf({ view }: Session, { address }: Client): CredentialsReader {
  return { address, isView: view !== undefined };
}
