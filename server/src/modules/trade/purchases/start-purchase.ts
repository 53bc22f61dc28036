import type { PaymentMethod } from '@oja/contract/admin-transactions';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Platform } from '@oja/contract/listing-fields';
import { koboFromNaira, nairaFromKobo, nairaText } from '@oja/contract/money';
import type { Settings } from '@oja/contract/settings';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { mayCancelFrom } from '../../../domain/handover/handover-actions.ts';
import { basisPointsOf, partOf } from '../../../domain/ledger/fees.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { type PurchaseWindow, purchaseWindow } from '../../../domain/purchase/purchase-window.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { stageProcess } from '../../../domain/purchase/stage-process.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { QueuedJob } from '../../../jobs/enqueue.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { pinImages } from '../../platform/media/index.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import { wantsWebhook, webhookJobs } from '../../platform/webhooks/index.ts';
import type { Credentials } from '../listings/index.ts';
import { firstProgress, insertHandover, stageAndWindow } from './handover.store.ts';
import { turnNotification } from './handover-notifications.ts';
import { insertPurchase, type PurchaseRow } from './purchase.store.ts';
import { sealForPurchase } from './purchase-credentials.store.ts';
import { windowJob } from './purchase-job-specs.ts';
import { readCoverTerms } from './read-cover-terms.ts';
import { refuseHeldMoney } from './refuse-held-money.ts';
import { refuseLessCover, type SeenCover } from './refuse-less-cover.ts';

/** The sections of the settings that a purchase copies or follows when it begins. */
export const purchaseSettings = ['payment', 'naira', 'integrations'] as const;

interface Person {
  id: string;
  name: string;
  email: string;
}

export interface PurchaseDraft {
  /** Chosen by the caller, so that related rows can be written first. */
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
    /** As stored with the listing. */
    claims: unknown;
    images: string[];
  };
  /** How the account is handed over and covered, as the listing says. */
  handover: Pick<PurchaseRow, 'handoverKind' | 'mailbox' | 'coverDays'>;
  /** The plan that is in force for it; undefined for the specified flow. */
  plan: HandoverPlan | undefined;
  credentials: Credentials | undefined;
  by: { actor: 'buyer' | 'admin'; id: string };
  /** In force at this moment, read in this transaction. */
  settings: { [Section in (typeof purchaseSettings)[number]]: Settings<Section> };
  /** Only for a purchase that staff add by hand. */
  added?: { method: PaymentMethod; reason: string };
  /** What the buyer read before paying; undefined where nothing was read. */
  seenCover?: SeenCover | undefined;
  /** Read after the locks are held. */
  now: Date;
}

/**
 * Begins a purchase under the locks of its buyer, seller and listing: the row with the terms of this moment, the
 * snapshot of the listing, the notifications, and last the transfer from the buyer's wallet into escrow, because the
 * wallet is locked from then until the commit.
 */
export async function startPurchase(tx: Tx, deps: Pick<Deps, 'sealer'>, draft: PurchaseDraft): Promise<void> {
  const { id, buyer, seller, account, priceKobo, now, added } = draft;
  const { payment, naira, integrations } = draft.settings;
  await refuseHeldMoney(tx, { buyerId: buyer.id, priceKobo, reader: draft.by.actor });
  const terms = { disputeDays: payment.disputeWindowDays, escrowDays: payment.escrowPeriodDays };
  const feeBps = basisPointsOf(payment.platformFeePercent);
  const cover = await readCoverTerms(tx, {
    sellerId: seller.id,
    platform: account.platform,
    ...draft.handover,
    plan: draft.plan,
    payment,
    naira,
    now,
  });
  refuseLessCover(draft.seenCover, { priceKobo, feeBps, ...cover });
  const purchase = await insertPurchase(tx, {
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
      feeBps,
      ...terms,
      ...draft.handover,
      ...cover,
      createdAt: now,
      ...stageAndWindowOf(draft, terms),
      note: added?.reason ?? null,
      ...(added ? { paymentMethod: added.method, addedBy: draft.by.id } : {}),
    },
    account: {
      url: account.url,
      description: account.description,
      followers: account.followers,
      engagementTenths: account.engagementTenths,
      claims: JSON.stringify(account.claims),
      images: account.images,
    },
    credentials: draft.credentials && sealForPurchase(deps.sealer, id, draft.credentials),
    event: {
      happenedAt: now,
      transition: 'buy',
      fromStatus: null,
      toStatus: purchaseProcess.buy.to,
      actor: draft.by.actor,
      actorId: draft.by.id,
      text: added?.reason ?? null,
    },
  });
  if (draft.plan) await insertHandover(tx, { purchaseId: id, plan: draft.plan, now });
  if (account.images.length > 0) await pinImages(tx, { names: account.images, purchaseId: id });
  const webhooks = wantsWebhook(integrations, 'transactionCreated') ? webhooksOf(purchase, draft) : [];
  await notifyAll(tx, notificationsOf(purchase, draft), now, [windowJob(purchase), ...webhooks]);
  const isHighValue = priceKobo >= koboFromNaira(naira.highValueThreshold);
  if (integrations.fraudDetection && isHighValue) await alertOnHighValue(tx, purchase, draft);
  const { handle } = account;
  await postTransfer(
    tx,
    postings.purchaseHold({ purchaseId: id, buyerId: buyer.id, priceKobo, handle }),
    now,
  );
}

/** The specified window begins with the inspection; a plan begins with the hand-over. */
function stageAndWindowOf(
  { plan, now }: PurchaseDraft,
  terms: { disputeDays: number; escrowDays: number },
): PurchaseWindow & Pick<PurchaseRow, 'stage'> {
  if (plan === undefined) return { stage: stageProcess.buy_without_plan.to, ...purchaseWindow(now, terms) };
  const begun = { ...terms, disputeStart: now, stage: stageProcess.buy_with_plan.to };
  return stageAndWindow(begun, firstProgress(plan, now), { pauses: [], now });
}

function notificationsOf(
  purchase: PurchaseRow,
  { buyer, seller, added, plan, now }: PurchaseDraft,
): NotificationDraft[] {
  const { handle, priceKobo, disputeEnd, autoCompleteAt } = purchase;
  if (added) {
    const data = { handle, priceKobo, reason: added.reason };
    return [
      draftNotification('transaction_added', buyer.id, { ...data, side: 'buyer' }),
      draftNotification('transaction_added', seller.id, { ...data, side: 'seller' }),
    ];
  }
  const by = plan ? 'steps' : 'login_details';
  const { payoutKobo } = settle(purchase, 0);
  const heldKobo = partOf(payoutKobo, purchase.coverHeldBps);
  const sold = {
    handle,
    payoutKobo: payoutKobo - heldKobo,
    releaseAt: autoCompleteAt,
    coverDays: purchase.coverDays,
    heldKobo,
    by,
  } as const;
  return [
    draftNotification('purchase_made', buyer.id, { handle, priceKobo, until: disputeEnd, by }),
    draftNotification('account_sold', seller.id, sold),
    ...(plan ? firstTurnOf(purchase, plan, now) : []),
  ];
}

/** Whose step it is first, and until when. */
function firstTurnOf(purchase: PurchaseRow, plan: HandoverPlan, now: Date): NotificationDraft[] {
  const { next } = firstProgress(plan, now);
  return next ? [turnNotification(purchase, next, mayCancelFrom({ startedAt: now, pauses: [] }))] : [];
}

function webhooksOf({ id, number, platform, priceKobo }: PurchaseRow, draft: PurchaseDraft): QueuedJob[] {
  const created = {
    purchase_id: id,
    transaction: transactionReference(number),
    buyer_id: draft.buyer.id,
    seller_id: draft.seller.id,
    platform,
    amount: nairaFromKobo(priceKobo),
    currency: 'NGN',
  } as const;
  return webhookJobs(draft.settings.integrations, 'transactionCreated', created, draft.now);
}

async function alertOnHighValue(
  tx: Tx,
  { id: subject, number, handle, priceKobo }: PurchaseRow,
  { buyer, now }: Pick<PurchaseDraft, 'buyer' | 'now'>,
): Promise<void> {
  const message = `${transactionReference(number)}: ${buyer.email} buys ${handle} for ${nairaText(priceKobo)}.`;
  const page = `/admin/transactions?details=${subject}` as const;
  await raiseAlert(tx, { kind: 'high_value', subject, message, aboutId: buyer.id, page }, now);
}
