import type { Deps } from '../deps/deps.ts';
import { SystemCaller } from '../http/require-proof.ts';
import { cancelTransaction } from '../modules/portals/transactions/index.ts';
import { openClaim } from '../modules/trade/cover/index.ts';
import {
  addStatement,
  offerReplacement,
  openDispute,
  resolveDispute,
  withdrawDispute,
} from '../modules/trade/disputes/index.ts';
import { createListing, type Reviewer, reviewListing } from '../modules/trade/listings/index.ts';
import { completeDue, confirmPurchase, createPurchase } from '../modules/trade/purchases/index.ts';
import { demoDisputes } from './demo-disputes.ts';
import { idOf, type People, staffOf } from './demo-people.ts';
import { findListing, findPurchase, hasClaim, isEscalated, wasAnswered } from './demo-purchase.queries.ts';
import type { DemoPurchase } from './demo-purchase-table.ts';
import { reply, review } from './demo-reviews.ts';
import { hoursBefore } from './demo-time.ts';
import { drawFigures } from './pictures/draw-account.ts';

/** A step in the past; it runs with the clock of that moment. */
export interface DemoStep {
  hoursAgo: number;
  run(then: Deps): Promise<void>;
}

interface Props {
  people: People;
  /** Pictures of the listing, which are being uploaded. */
  images: Promise<string[]> | undefined;
  seed: number;
}

const idempotencyKey = undefined;
const provenBy = new SystemCaller('demo data');
/** Hours from the purchase to each step, and from the offer of its listing to the approval. */
const after = { approve: 5, act: 20, answer: 26, decide: 40, expire: 8 * 24, review: 46, reply: 60 } as const;
/** The seller still has time to answer the claim. */
const claimedHoursAgo = 26;

/** The steps of one purchase. A step that was taken before, or that no longer fits, does nothing. */
export function stepsOf(entry: DemoPurchase, props: Props): DemoStep[] {
  const bought = entry.daysAgo * 24;
  const buyer = idOf(props.people, entry.buyerEmail);
  const seller = idOf(props.people, entry.sellerEmail);
  const settled = entry.ending === 'expired' ? bought - after.expire : bought;
  return [
    { hoursAgo: bought + 48, run: (then) => offer(then, entry, { ...props, seller }) },
    { hoursAgo: bought, run: (then) => buy(then, entry, { buyer, seller }) },
    ...endingOf(entry, { ...props, buyer, seller }).map(([hours, status, act]) => ({
      hoursAgo: bought - hours,
      run: async (then: Deps) => {
        const purchase = await findPurchase(then, entry);
        if (purchase?.status === status) await act(then, purchase.id);
      },
    })),
    { hoursAgo: settled - after.review, run: (then) => review(then, entry, 'byBuyer', buyer) },
    { hoursAgo: settled - after.review - 1, run: (then) => review(then, entry, 'bySeller', seller) },
    { hoursAgo: settled - after.reply, run: (then) => reply(then, entry, seller) },
  ];
}

type Act = (then: Deps, purchaseId: string) => Promise<unknown>;
/** Hours after the purchase, the status it is taken in, and the step. */
type Move = readonly [hours: number, status: 'pending' | 'disputed' | 'completed', act: Act];

function endingOf(entry: DemoPurchase, roles: Props & { buyer: string; seller: string }): Move[] {
  const { buyer, people } = roles;
  const confirm: Act = (then, purchaseId) =>
    confirmPurchase(then, { purchaseId, userId: buyer, idempotencyKey });
  switch (entry.ending) {
    case 'pending':
      return [];
    case 'confirmed':
      return [[after.act, 'pending', confirm]];
    case 'claimed':
      return [
        [after.act, 'pending', confirm],
        [
          entry.daysAgo * 24 - claimedHoursAgo,
          'completed',
          (then, purchaseId) => claim(then, purchaseId, buyer),
        ],
      ];
    case 'cancelled': {
      const reason = 'The seller asked us to call it off.';
      const cancel: Act = (then, purchaseId) =>
        cancelTransaction(then, { purchaseId, actor: staffOf(people), reason, provenBy, idempotencyKey });
      return [[after.act, 'pending', cancel]];
    }
    case 'expired': {
      const expire: Act = completeDue;
      return [[after.expire, 'pending', expire]];
    }
    default:
      return disputeOf(entry, roles);
  }
}

async function claim(then: Deps, purchaseId: string, buyerId: string): Promise<void> {
  if (await hasClaim(then, purchaseId)) return;
  await openClaim(then, {
    purchaseId,
    buyerId,
    kind: 'taken_back',
    details: 'I was signed out last night. The recovery address is the old one of the seller again.',
    images: [],
    idempotencyKey,
  });
}

/** A dispute with a picture of the buyer, a statement of the seller, and its end. */
function disputeOf(entry: DemoPurchase, roles: Props & { buyer: string; seller: string }): Move[] {
  const { buyer, seller, people } = roles;
  const script = demoDisputes[entry.ending];
  if (script === undefined) throw new Error(`the demo has no dispute texts for ${entry.handle}`);
  const open: Act = async (then, purchaseId) => {
    const drawn = script.withPicture
      ? [await drawFigures({ platform: 'instagram', seed: roles.seed, followers: '22K' })]
      : [];
    await openDispute(then, {
      purchaseId,
      buyerId: buyer,
      reason: script.reason,
      description: script.buyerText,
      images: drawn.map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`),
    });
  };
  const answer: Act = async (then, purchaseId) => {
    if (await wasAnswered(then, purchaseId)) return;
    await addStatement(then, { purchaseId, userId: seller, text: script.sellerText, images: [] });
    if (entry.ending !== 'replaced') return;
    const username = entry.form?.username ?? 'account@mail.example';
    const credentials = { username, password: 'demo-replacement-2026', handoverNotes: null };
    await offerReplacement(then, { purchaseId, userId: seller, credentials });
  };
  const decide: Act = async (then, purchaseId) => {
    if (script.decision === undefined || (await isEscalated(then, purchaseId))) return;
    const { type, details, refundNaira } = script.decision;
    const decision = {
      purchaseId,
      type,
      details,
      refundAmount: refundNaira,
      earlyReason: undefined,
      provenBy,
      idempotencyKey,
    };
    await resolveDispute(then, { ...decision, actor: staffOf(people) });
  };
  const withdraw: Act = async (then, purchaseId) => {
    await withdrawDispute(then, { purchaseId, userId: buyer, idempotencyKey });
    await confirmPurchase(then, { purchaseId, userId: buyer, idempotencyKey });
  };
  const moves: Move[] = [
    [after.act, 'pending', open],
    [after.answer, 'disputed', answer],
  ];
  if (entry.ending === 'withdrawn') return [...moves, [after.decide, 'disputed', withdraw]];
  return script.decision === undefined ? moves : [...moves, [after.decide, 'disputed', decide]];
}

/** Creates and approves the listing, unless it is in the table of listings. */
async function offer(then: Deps, entry: DemoPurchase, props: Props & { seller: string }): Promise<void> {
  const { form } = entry;
  if (form === undefined) return;
  const found = await findListing(then, entry, props.seller);
  if (found && found.status !== 'pending') return;
  const sellerId = props.seller;
  const draft = { ...form, images: (await props.images) ?? [] };
  const id =
    found?.id ?? (await createListing(then, { sellerId, draft, by: { actor: 'seller', id: sellerId } })).id;
  const actor = staffOf(props.people);
  const reviewer: Reviewer = { id: actor.id, role: 'admin', actor };
  const reviewed = hoursBefore(then, -after.approve);
  await reviewListing(reviewed, reviewer, { listingId: id, version: undefined }, { transition: 'approve' });
}

async function buy(then: Deps, entry: DemoPurchase, roles: { buyer: string; seller: string }): Promise<void> {
  if (await findPurchase(then, entry)) return;
  const listing = await findListing(then, entry, roles.seller);
  if (listing === undefined) throw new Error(`the demo has no listing ${entry.handle}`);
  const request = { buyerId: roles.buyer, listingId: listing.id, expectedPrice: undefined, idempotencyKey };
  await createPurchase(then, request);
}
