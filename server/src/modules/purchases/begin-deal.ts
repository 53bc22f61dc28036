import type { PaymentMethod } from '@oja/contract/admin-transactions';
import type { Platform } from '@oja/contract/listing-fields';
import { koboFromNaira, nairaFromKobo, nairaText } from '@oja/contract/money';
import type { Settings } from '@oja/contract/settings';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { postings } from '../../domain/ledger/postings.ts';
import { purchaseProcess } from '../../domain/purchase/purchase-process.ts';
import { purchaseWindow } from '../../domain/purchase/purchase-window.ts';
import { settle } from '../../domain/purchase/settlement.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import type { QueuedJob } from '../../jobs/enqueue.ts';
import { raiseAlert } from '../alerts/index.ts';
import { postTransfer } from '../ledger/index.ts';
import type { Credentials } from '../listings/index.ts';
import { pinImages } from '../media/index.ts';
import { notifyAll, type Told, toTell } from '../notifications/index.ts';
import { wantsWebhook, webhookJobs } from '../webhooks/index.ts';
import { windowJob } from './purchase.jobs.ts';
import { insertDeal, type PurchaseRow } from './purchase.store.ts';
import { sealForPurchase } from './purchase-credentials.store.ts';

/** The sections of the settings that a deal copies or follows when it begins. */
export const dealSettings = ['payment', 'naira', 'integrations'] as const;

interface Person {
  id: string;
  name: string;
  email: string;
}

export interface Deal {
  /** Chosen beforehand, so that what belongs to it can be written first. */
  id: string;
  buyer: Person;
  seller: Person;
  priceKobo: number;
  account: {
    listingId: string | null;
    platform: Platform;
    handle: string;
    category: string | null;
    url: string | null;
    description: string;
    followers: number | null;
    engagementTenths: number | null;
    images: string[];
  };
  credentials: Credentials | undefined;
  by: { actor: 'buyer' | 'admin'; id: string };
  /** In force at this moment, read in this transaction. */
  settings: { [Section in (typeof dealSettings)[number]]: Settings<Section> };
  /** Only for a sale that staff add by hand. */
  added?: { method: PaymentMethod; reason: string };
  /** Read after the locks are held. */
  now: Date;
}

/**
 * Begins a deal under the locks of its people and its listing: the purchase with the terms of this moment, the account
 * as it is now, the notifications, and last of all the price from the buyer's wallet into escrow, because the wallet is
 * locked from then until the commit.
 */
export async function beginDeal(tx: Tx, deps: Pick<Deps, 'sealer'>, deal: Deal): Promise<void> {
  const { id, buyer, seller, account, priceKobo, now, added } = deal;
  const { payment, naira, integrations } = deal.settings;
  const terms = { disputeDays: payment.disputeWindowDays, escrowDays: payment.escrowPeriodDays };
  const purchase = await insertDeal(tx, {
    purchase: {
      id,
      listingId: account.listingId,
      buyerId: buyer.id,
      sellerId: seller.id,
      status: purchaseProcess.buy.to,
      platform: account.platform,
      handle: account.handle,
      category: account.category,
      priceKobo,
      feeBps: Math.round(payment.platformFeePercent * 100),
      ...terms,
      createdAt: now,
      ...purchaseWindow(now, terms),
      note: added?.reason ?? null,
      ...(added ? { paymentMethod: added.method, addedBy: deal.by.id } : {}),
      searchText: [account.handle, buyer.name, buyer.email, seller.name, seller.email]
        .join(' ')
        .toLowerCase(),
    },
    account: {
      url: account.url,
      description: account.description,
      followers: account.followers,
      engagementTenths: account.engagementTenths,
      images: account.images,
    },
    credentials: deal.credentials && sealForPurchase(deps.sealer, id, deal.credentials),
    event: {
      happenedAt: now,
      transition: 'buy',
      fromStatus: null,
      toStatus: purchaseProcess.buy.to,
      actor: deal.by.actor,
      actorId: deal.by.id,
      text: added?.reason ?? null,
    },
  });
  if (account.images.length > 0) await pinImages(tx, { names: account.images, purchaseId: id });
  const webhooks = wantsWebhook(integrations, 'transactionCreated') ? webhooksOf(purchase, deal) : [];
  await notifyAll(tx, notificationsOf(purchase, deal), now, [windowJob(purchase), ...webhooks]);
  const isHighValue = priceKobo >= koboFromNaira(naira.highValueThreshold);
  if (integrations.fraudDetection && isHighValue) await alertOnHighValue(tx, purchase, deal);
  const { handle } = account;
  await postTransfer(
    tx,
    postings.purchaseHold({ purchaseId: id, buyerId: buyer.id, priceKobo, handle }),
    now,
  );
}

function notificationsOf(purchase: PurchaseRow, { buyer, seller, added }: Deal): Told[] {
  const { handle, priceKobo, disputeEnd, autoCompleteAt } = purchase;
  if (added) {
    const sale = { handle, priceKobo, reason: added.reason };
    return [
      toTell('transaction_added', buyer.id, { ...sale, side: 'buyer' }),
      toTell('transaction_added', seller.id, { ...sale, side: 'seller' }),
    ];
  }
  const { payoutKobo } = settle(purchase, 0);
  return [
    toTell('purchase_made', buyer.id, { handle, priceKobo, until: disputeEnd }),
    toTell('account_sold', seller.id, { handle, payoutKobo, releaseAt: autoCompleteAt }),
  ];
}

function webhooksOf({ id, number, platform, priceKobo }: PurchaseRow, deal: Deal): QueuedJob[] {
  const created = {
    purchase_id: id,
    transaction: transactionReference(number),
    buyer_id: deal.buyer.id,
    seller_id: deal.seller.id,
    platform,
    amount: nairaFromKobo(priceKobo),
    currency: 'NGN',
  } as const;
  return webhookJobs(deal.settings.integrations, 'transactionCreated', created, deal.now);
}

async function alertOnHighValue(
  tx: Tx,
  { id: subject, number, handle, priceKobo }: PurchaseRow,
  { buyer, now }: Pick<Deal, 'buyer' | 'now'>,
): Promise<void> {
  const message = `${transactionReference(number)}: ${buyer.email} buys ${handle} for ${nairaText(priceKobo)}.`;
  const page = `/admin/transactions?details=${subject}` as const;
  await raiseAlert(tx, { kind: 'high_value', subject, message, aboutId: buyer.id, page }, now);
}
