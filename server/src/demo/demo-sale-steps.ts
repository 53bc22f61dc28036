import type { Deps } from '../deps.ts';
import {
  addStatement,
  offerReplacement,
  openDispute,
  resolveDispute,
  withdrawDispute,
} from '../modules/disputes/index.ts';
import { createListing, type Reviewer, reviewListing } from '../modules/listings/index.ts';
import { completePurchase, confirmPurchase, createPurchase } from '../modules/purchases/index.ts';
import { cancelTransaction } from '../modules/transactions/index.ts';
import { demoDisputes } from './demo-disputes.ts';
import { adminOf, idOf, type People } from './demo-people.ts';
import { reply, review } from './demo-reviews.ts';
import { findListing, findPurchase, isEscalated, wasAnswered } from './demo-sale.queries.ts';
import type { DemoSale } from './demo-sale-table.ts';
import { drawFigures } from './pictures/draw-account.ts';

/** Something that happened so long ago; it is run with the clock of that moment. */
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
/** From the purchase to what happens next, in hours. */
const after = { act: 20, answer: 26, decide: 40, expire: 8 * 24, review: 46, reply: 60 } as const;

/** What happened to one sale, step by step. A step that was taken before, or that no longer fits, does nothing. */
export function stepsOf(sale: DemoSale, props: Props): DemoStep[] {
  const bought = sale.daysAgo * 24;
  const buyer = idOf(props.people, sale.buyerEmail);
  const seller = idOf(props.people, sale.sellerEmail);
  const settled = sale.ending === 'expired' ? bought - after.expire : bought;
  return [
    { hoursAgo: bought + 48, run: (then) => offer(then, sale, { ...props, seller }) },
    { hoursAgo: bought, run: (then) => buy(then, sale, { buyer, seller }) },
    ...endingOf(sale, { ...props, buyer, seller }).map(([hours, status, act]) => ({
      hoursAgo: bought - hours,
      run: async (then: Deps) => {
        const purchase = await findPurchase(then, sale);
        if (purchase?.status === status) await act(then, purchase.id);
      },
    })),
    { hoursAgo: settled - after.review, run: (then) => review(then, sale, 'byBuyer', buyer) },
    { hoursAgo: settled - after.review - 1, run: (then) => review(then, sale, 'bySeller', seller) },
    { hoursAgo: settled - after.reply, run: (then) => reply(then, sale, seller) },
  ];
}

type Act = (then: Deps, purchaseId: string) => Promise<unknown>;
/** Hours after the purchase, the status that it is taken in, and the step. */
type Move = readonly [hours: number, status: 'pending' | 'disputed', act: Act];

function endingOf(sale: DemoSale, roles: Props & { buyer: string; seller: string }): Move[] {
  const { buyer, people } = roles;
  switch (sale.ending) {
    case 'pending':
      return [];
    case 'confirmed': {
      const confirm: Act = (then, purchaseId) =>
        confirmPurchase(then, { purchaseId, userId: buyer, idempotencyKey });
      return [[after.act, 'pending', confirm]];
    }
    case 'cancelled': {
      const reason = 'The seller asked us to call it off.';
      const cancel: Act = (then, purchaseId) =>
        cancelTransaction(then, { purchaseId, actor: adminOf(people), reason, idempotencyKey });
      return [[after.act, 'pending', cancel]];
    }
    case 'expired': {
      const expire: Act = async (then, purchaseId) =>
        completePurchase.run(then, { purchaseId }, { number: 1, last: true });
      return [[after.expire, 'pending', expire]];
    }
    default:
      return disputeOf(sale, roles);
  }
}

/** A dispute with a picture from the buyer, an answer from the seller, and what ended it. */
function disputeOf(sale: DemoSale, roles: Props & { buyer: string; seller: string }): Move[] {
  const { buyer, seller, people } = roles;
  const said = demoDisputes[sale.ending];
  if (said === undefined) throw new Error(`nothing is said in the dispute about ${sale.handle}`);
  const open: Act = async (then, purchaseId) => {
    const drawn = said.withPicture
      ? [await drawFigures({ platform: 'instagram', seed: roles.seed, followers: '22K' })]
      : [];
    await openDispute(then, {
      purchaseId,
      buyerId: buyer,
      reason: said.reason,
      description: said.buyerSays,
      images: drawn.map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`),
    });
  };
  const answer: Act = async (then, purchaseId) => {
    if (await wasAnswered(then, purchaseId)) return;
    await addStatement(then, { purchaseId, userId: seller, text: said.sellerSays, images: [] });
    if (sale.ending !== 'replaced') return;
    const username = sale.form?.username ?? 'account@mail.example';
    const credentials = { username, password: 'demo-replacement-2026', handoverNotes: null };
    await offerReplacement(then, { purchaseId, userId: seller, credentials });
  };
  const decide: Act = async (then, purchaseId) => {
    if (said.decision === undefined || (await isEscalated(then, purchaseId))) return;
    const { type, details, refundNaira } = said.decision;
    const decision = {
      purchaseId,
      type,
      details,
      refundAmount: refundNaira,
      earlyReason: undefined,
      idempotencyKey,
    };
    await resolveDispute(then, { ...decision, actor: adminOf(people) });
  };
  const withdraw: Act = (then, purchaseId) =>
    withdrawDispute(then, { purchaseId, userId: buyer, idempotencyKey });
  const moves: Move[] = [
    [after.act, 'pending', open],
    [after.answer, 'disputed', answer],
  ];
  if (sale.ending === 'withdrawn') return [...moves, [after.decide, 'disputed', withdraw]];
  return said.decision === undefined ? moves : [...moves, [after.decide, 'disputed', decide]];
}

/** The listing, offered and approved, unless it stands in the table of listings. */
async function offer(then: Deps, sale: DemoSale, props: Props & { seller: string }): Promise<void> {
  const { form } = sale;
  if (form === undefined) return;
  const found = await findListing(then, sale, props.seller);
  if (found && found.status !== 'pending') return;
  const sellerId = props.seller;
  const draft = { ...form, images: (await props.images) ?? [] };
  const id =
    found?.id ?? (await createListing(then, { sellerId, draft, by: { actor: 'seller', id: sellerId } })).id;
  const actor = adminOf(props.people);
  const reviewer: Reviewer = { id: actor.id, role: 'admin', actor };
  await reviewListing(then, reviewer, { listingId: id, version: undefined }, { transition: 'approve' });
}

async function buy(then: Deps, sale: DemoSale, roles: { buyer: string; seller: string }): Promise<void> {
  if (await findPurchase(then, sale)) return;
  const listing = await findListing(then, sale, roles.seller);
  if (listing === undefined) throw new Error(`the demo has no listing ${sale.handle}`);
  const request = { buyerId: roles.buyer, listingId: listing.id, expectedPrice: undefined, idempotencyKey };
  await createPurchase(then, request);
}
