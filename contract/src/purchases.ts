import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { confirmSentence } from './handover-labels.ts';
import { listingSeller, listingVersion, platformInput, platforms } from './listing-fields.ts';
import { naira, positiveNaira } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import {
  boughtListing,
  disputeReasons,
  evidenceBodyLimitBytes,
  evidenceReferences,
  imageErrors,
  purchaseBaseFields,
  purchaseStatuses,
} from './purchase-fields.ts';
import { receipt } from './receipt.ts';
import { id, requiredText, searchText, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The calls of the buyer and the seller of a purchase. */

export const purchaseActions = ['confirm', 'dispute', 'withdraw_dispute', 'review'] as const;
export type PurchaseAction = (typeof purchaseActions)[number];

/**
 * They leave in the two GET calls alone, to the buyer. On record is when they first left, and each look and copy. Both are
 * empty while they are withheld, and for a sale that staff added by hand, which has none.
 */
const credentials = {
  username: z.string().meta({ examples: ['lagosfoodie@example.com'] }),
  password: z.string().meta({ examples: ['correct-horse-battery'] }),
  handover_notes: z
    .string()
    .nullable()
    .meta({ examples: ['Original e-mail: first@example.com'] }),
};

const purchaseFields = {
  ...purchaseBaseFields,
  credentials_changed_at: timestamp
    .nullable()
    .meta({ description: 'When the seller replaced them in a dispute.', examples: [null] }),
  /** With a plan, login details leave once the buyer asks for them, which ends cancelling. */
  credentials_withheld: z.boolean().meta({ examples: [false] }),
  seller: listingSeller,
  actions: z.array(z.enum(purchaseActions)),
};

/** What a step answers: everything but the credentials, which only the two GET calls carry. */
const purchaseStep = z
  .object({ ...purchaseFields, listing: z.object(boughtListing) })
  .meta({ id: 'PurchaseStep' });
export type PurchaseStep = z.infer<typeof purchaseStep>;

const purchase = z
  .object({ ...purchaseFields, listing: z.object({ ...boughtListing, ...credentials }) })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchase>;

/**
 * Every purchase is in exactly one of the other tabs; refunded and cancelled ones are failed.
 */
export const purchaseTabs = ['all', 'pending', 'disputed', 'completed', 'failed'] as const;
export type PurchaseTab = (typeof purchaseTabs)[number];
export const purchaseSorts = ['recent', 'price_high', 'price_low'] as const;
export type PurchaseSort = (typeof purchaseSorts)[number];

const count = z.int().meta({ examples: [4] });
const tabCounts = z
  .object({
    all: count,
    pending: count,
    completed: count,
    failed: count,
    disputed: count,
  })
  .meta({ id: 'DealCounts' });
export type TabCounts = z.infer<typeof tabCounts>;

const purchaseFilter = {
  search: searchText.optional().meta({
    description: 'In the handle, the description, the category or the reference.',
    examples: ['food'],
  }),
  platform: platformInput.optional(),
  tab: z.enum(purchaseTabs).optional().meta({ description: 'Without it, all.' }),
  status: z.enum(purchaseStatuses).optional().meta({ description: 'Exactly this status.' }),
  sort: z.enum(purchaseSorts).optional().meta({ description: 'Without it, the most recent first.' }),
};
export const purchaseQuery = z.strictObject({ ...cursorQuery, ...purchaseFilter });
export type PurchaseQuery = z.output<typeof purchaseQuery>;
const exportQuery = z.strictObject(purchaseFilter);

export const saleActions = ['answer_dispute', 'replace_credentials', 'review'] as const;
export type SaleAction = (typeof saleActions)[number];

const sale = z
  .object({
    ...purchaseBaseFields,
    listing: z.object(boughtListing),
    buyer: z.object({ id, name: z.string().meta({ examples: ['Zainab Bello'] }) }),
    fee: naira.meta({ description: 'What Oja keeps, as things stand.', examples: [15_000] }),
    payout: naira.meta({ description: 'What the seller gets or got, as things stand.', examples: [135_000] }),
    held: naira.meta({ description: 'Still in escrow; zero once it is over.', examples: [150_000] }),
    released_at: timestamp.nullable(),
    actions: z.array(z.enum(saleActions)),
  })
  .meta({ id: 'Sale' });
export type Sale = z.infer<typeof sale>;

export const revealKinds = ['shown', 'copied_username', 'copied_password'] as const;
export type RevealKind = (typeof revealKinds)[number];

const changeStep = z
  .object({
    title: z.string().meta({ examples: ['Change the password'] }),
    text: z.string().meta({ examples: ['Settings → Accounts Center → Password and security.'] }),
  })
  .meta({ id: 'ChangeStep' });
export type ChangeStep = z.infer<typeof changeStep>;

const params = z.strictObject({ id });

export const purchaseEndpoints = {
  createPurchase: endpoint({
    method: 'POST',
    path: '/purchases',
    tag: 'Purchases',
    summary: 'Buy an account; the price goes from the wallet into escrow',
    access: 'trader',
    limit: 'money',
    idempotent: true,
    body: z
      .strictObject({
        listing_id: id,
        offer_id: id
          .optional()
          .meta({ description: 'An accepted offer of the buyer for this listing: its price is paid.' }),
        expected_price: positiveNaira.optional().meta({
          description: 'The price the buyer saw; another one is refused. Required with an offer.',
          examples: [150_000],
        }),
        expected_version: listingVersion.optional().meta({
          description: 'The version of the listing the buyer saw; a listing changed since is refused.',
          examples: [2],
        }),
        expected_cover: z
          .strictObject({ days: z.int().min(0), held: naira.min(0) })
          .optional()
          .meta({
            description: 'The days and the held part of cover the buyer saw; less than that is refused.',
            examples: [{ days: 14, held: 33_750 }],
          }),
        expected_plan_version: z
          .int()
          .min(1)
          .optional()
          .meta({
            description: 'The version of the hand-over plan the buyer saw; another one in force is refused.',
            examples: [1],
          }),
      })
      .refine((body) => body.offer_id === undefined || body.expected_price !== undefined, {
        message: 'Please send the agreed price with the offer.',
        path: ['expected_price'],
      }),
    reply: purchaseStep,
    errors: [
      'not_found',
      'own_listing_bought',
      'listing_unavailable',
      'listing_price_changed',
      'listing_changed',
      'cover_terms_changed',
      'handover_steps_changed',
      'offer_state_conflict',
      'offer_lapsed',
      'offer_price_differs',
      'wallet_balance_too_low',
      'purchases_waiting',
      'account_suspended',
    ],
  }),
  findOwnPurchase: endpoint({
    method: 'GET',
    path: '/listings/{id}/own-purchase',
    tag: 'Purchases',
    summary: 'The own purchase of a listing that is no longer on the market; null without one',
    access: 'trader',
    limit: 'read',
    params: z.strictObject({ id }),
    reply: z
      .object({ id, handle: z.string().meta({ examples: ['@lagosfoodie'] }), bought_at: timestamp })
      .nullable(),
  }),
  listPurchases: endpoint({
    method: 'GET',
    path: '/purchases',
    tag: 'Purchases',
    summary: 'Own purchases with their credentials, and the counts of all of them',
    access: 'trader',
    limit: 'read',
    query: purchaseQuery,
    reply: z.array(purchase),
    beside: z.object({
      ...nextCursor,
      counts: tabCounts,
      totals: z.object({
        purchases: count,
        spent: naira.meta({
          description: 'Without what came back by refunds, upheld claims and awards of appeals.',
          examples: [450_000],
        }),
      }),
    }),
  }),
  exportPurchases: endpoint({
    method: 'GET',
    path: '/purchases/export',
    tag: 'Purchases',
    summary: 'Own purchases as a CSV file, without credentials',
    access: 'trader',
    limit: 'write',
    query: exportQuery,
    produces: 'text/csv',
    producesExample:
      'reference,handle,platform,category,seller,price,refunded,status,bought_at,completed_at\r\n',
  }),
  showPurchase: endpoint({
    method: 'GET',
    path: '/purchases/{id}',
    tag: 'Purchases',
    summary: 'One own purchase with its credentials',
    access: 'trader',
    limit: 'read',
    params,
    reply: purchase,
  }),
  confirmPurchase: endpoint({
    method: 'POST',
    path: '/purchases/{id}/confirm',
    tag: 'Purchases',
    summary: 'Everything is as promised: the seller is paid',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    body: z
      .strictObject({
        sentence: text(100)
          .optional()
          .meta({
            description: 'Where a hand-over has steps that the buyer has not ticked off.',
            examples: [confirmSentence],
          }),
      })
      .optional(),
    reply: purchaseStep,
    errors: ['purchase_state_conflict', 'handover_incomplete', 'platform_wait_running', 'release_waiting'],
  }),
  disputePurchase: endpoint({
    method: 'POST',
    path: '/purchases/{id}/dispute',
    tag: 'Purchases',
    summary: 'Something is wrong: the money stays in escrow until it is settled',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params,
    body: z.strictObject({
      reason: z.enum(disputeReasons),
      description: requiredText(textLimits.statement).meta({
        examples: ['The password was changed an hour after I bought it.'],
      }),
      images: evidenceReferences.optional(),
    }),
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: purchaseStep,
    errors: [
      'purchase_state_conflict',
      'dispute_window_closed',
      'too_many_open_disputes',
      'evidence_image_unknown',
      'too_many_requests',
      ...imageErrors,
    ],
  }),
  withdrawDispute: endpoint({
    method: 'POST',
    path: '/purchases/{id}/dispute/withdraw',
    tag: 'Purchases',
    summary: 'Withdraw the dispute: the purchase goes on with the time that was left, and no money moves',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    reply: purchaseStep,
    errors: ['purchase_state_conflict', 'dispute_ruled', 'dispute_withdrawals_used'],
  }),
  openCredentials: endpoint({
    method: 'POST',
    path: '/purchases/{id}/credentials',
    tag: 'Purchases',
    summary: 'Ask for withheld login details: the purchase carries them from now on and cannot be cancelled',
    access: 'trader',
    limit: 'write',
    params,
    reply: z.null(),
    errors: ['purchase_state_conflict'],
  }),
  revealCredentials: endpoint({
    method: 'POST',
    path: '/purchases/{id}/reveals',
    tag: 'Purchases',
    summary: 'Note that the buyer looked at the password, or copied something',
    access: 'trader',
    limit: 'write',
    params,
    body: z.strictObject({ what: z.enum(revealKinds) }),
    reply: z.null(),
  }),
  changeFirst: endpoint({
    method: 'GET',
    path: '/purchases/{id}/change-first',
    tag: 'Purchases',
    summary: 'What the new owner of the account should change first, on its platform',
    access: 'trader',
    limit: 'read',
    params,
    reply: z.object({ platform: z.enum(platforms), steps: z.array(changeStep) }),
  }),
  purchaseReceipt: endpoint({
    method: 'GET',
    path: '/purchases/{id}/receipt',
    tag: 'Purchases',
    summary: 'The figures of a receipt for an own purchase',
    access: 'trader',
    limit: 'read',
    params,
    reply: receipt,
  }),

  listSales: endpoint({
    method: 'GET',
    path: '/sales',
    tag: 'Purchases',
    summary: 'What one sold: who bought it, what is held, when it is released',
    access: 'trader',
    limit: 'read',
    query: purchaseQuery,
    reply: z.array(sale),
    beside: z.object({
      ...nextCursor,
      counts: tabCounts,
      totals: z.object({
        sales: count,
        held: naira.meta({ description: 'In escrow now.', examples: [150_000] }),
        covered: naira.meta({ description: 'Held for cover now.', examples: [33_750] }),
        earned: naira.meta({
          description:
            'Paid out so far, after fees; what cover holds and what upheld claims returned included.',
          examples: [1_350_000],
        }),
        returned: naira.meta({
          description: 'What upheld claims gave back to buyers, without the fee that was returned with it.',
          examples: [0],
        }),
      }),
    }),
  }),
  exportSales: endpoint({
    method: 'GET',
    path: '/sales/export',
    tag: 'Purchases',
    summary: 'Own sales as a CSV file',
    access: 'trader',
    limit: 'write',
    query: exportQuery,
    produces: 'text/csv',
    producesExample:
      'reference,handle,platform,category,buyer,price,fee,payout,status,sold_at,released_at\r\n',
  }),
  showSale: endpoint({
    method: 'GET',
    path: '/sales/{id}',
    tag: 'Purchases',
    summary: 'One own sale',
    access: 'trader',
    limit: 'read',
    params,
    reply: sale,
  }),
};
