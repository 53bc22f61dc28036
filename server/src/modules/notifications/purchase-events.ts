import { nairaText } from '@oja/contract/money';
import type { DisputeOutcome } from '@oja/contract/purchase-fields';
import { whenSentence } from '../../domain/when-sentence.ts';
import type { Event } from './events.ts';

const event = <Data>(definition: Event<Data>) => definition;

const purchases = '/dashboard/my-purchases';
const sales = '/dashboard/my-sales';
const caseOf = (purchaseId: string) => `/dashboard/disputes/${purchaseId}` as const;
const staffCaseOf = (purchaseId: string) => `/admin/transactions?case=${purchaseId}` as const;

/** What people are told about their deals. The hint `purchases` also stands for the wallet and the dashboard. */
export const purchaseEvents = {
  purchase_made: event<{ handle: string; priceKobo: number; until: Date }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, priceKobo, until }) => ({
      title: `You bought ${handle}`,
      text: `${nairaText(priceKobo)} is held in escrow. Check the account now: you can file a dispute until ${whenSentence(until)}. After that the purchase counts as confirmed.`,
      link: purchases,
    }),
  }),
  account_sold: event<{ handle: string; payoutKobo: number; releaseAt: Date }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, payoutKobo, releaseAt }) => ({
      title: `${handle} was sold`,
      text: `You get ${nairaText(payoutKobo)} when the buyer confirms, at the latest on ${whenSentence(releaseAt)}. Please do not sign in to the account any more.`,
      link: sales,
    }),
  }),
  purchase_completed: event<{ handle: string }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle }) => ({
      title: 'Purchase completed',
      text: `${handle}: Auto-confirmed after dispute window expired.`,
      link: purchases,
    }),
  }),
  sale_released: event<{ handle: string; payoutKobo: number }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, payoutKobo }) => ({
      title: 'Payment received',
      text: `${nairaText(payoutKobo)} for ${handle} is in your wallet.`,
      link: sales,
    }),
  }),
  purchase_cancelled: event<{ handle: string; priceKobo: number; reason: string }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, priceKobo, reason }) => ({
      title: 'Your purchase was called off',
      text: `${handle}: ${reason} ${nairaText(priceKobo)} is back in your wallet.`,
      link: purchases,
    }),
  }),
  sale_cancelled: event<{ handle: string; reason: string }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, reason }) => ({
      title: 'A sale was called off',
      text: `${handle}: ${reason} The buyer got the money back.`,
      link: sales,
    }),
  }),
  dispute_opened: event<{ handle: string; purchaseId: string; reason: string; dueAt: Date }>({
    channels: ['in_app', 'mail'],
    topic: 'disputes',
    write: ({ handle, purchaseId, reason, dueAt }) => ({
      title: `Dispute about ${handle}`,
      text: `The buyer says: ${reason}. Please answer until ${whenSentence(dueAt)}; our team decides from what both sides say.`,
      link: caseOf(purchaseId),
    }),
  }),
  dispute_needs_admin: event<{ reference: string; handle: string; purchaseId: string; reason: string }>({
    channels: ['in_app'],
    topic: 'disputes',
    write: ({ reference, handle, purchaseId, reason }) => ({
      title: `A dispute waits: ${reference}`,
      text: `${handle}: ${reason}`,
      link: staffCaseOf(purchaseId),
    }),
  }),
  dispute_statement: event<{ handle: string; purchaseId: string; by: string }>({
    channels: ['in_app', 'mail'],
    topic: 'disputes',
    write: ({ handle, purchaseId, by }) => ({
      title: `New statement about ${handle}`,
      text: `${by} said something in the dispute.`,
      link: caseOf(purchaseId),
    }),
  }),
  dispute_answer_due: event<{ handle: string; purchaseId: string }>({
    channels: ['in_app', 'mail'],
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `Your answer about ${handle} is overdue`,
      text: 'You did not answer the dispute within 72 hours. Our team can now decide without hearing you.',
      link: caseOf(purchaseId),
    }),
  }),
  dispute_escalated: event<{ handle: string; purchaseId: string }>({
    channels: ['in_app'],
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `The dispute about ${handle} was escalated`,
      text: 'A second member of our team looks at it. The money stays in escrow meanwhile.',
      link: caseOf(purchaseId),
    }),
  }),
  replacement_offered: event<{ handle: string; purchaseId: string }>({
    channels: ['in_app'],
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `New credentials for ${handle}`,
      text: 'The seller gave new credentials. You get them if our team decides so.',
      link: caseOf(purchaseId),
    }),
  }),
  dispute_withdrawn: event<{ handle: string; purchaseId: string; payoutKobo: number }>({
    channels: ['in_app', 'mail'],
    topic: 'disputes',
    write: ({ handle, purchaseId, payoutKobo }) => ({
      title: `The dispute about ${handle} is over`,
      text: `The buyer took it back. ${nairaText(payoutKobo)} is in your wallet.`,
      link: caseOf(purchaseId),
    }),
  }),
  dispute_resolved: event<{
    handle: string;
    purchaseId: string;
    outcome: Exclude<DisputeOutcome, 'withdrawn'>;
    details: string;
    getsKobo: number;
  }>({
    channels: ['in_app', 'mail'],
    topic: 'disputes',
    write: ({ handle, purchaseId, outcome, details, getsKobo }) => ({
      title: `The dispute about ${handle} is decided`,
      text: `${outcomeSentences[outcome]} ${getsKobo > 0 ? `${nairaText(getsKobo)} is in your wallet. ` : ''}${details}`,
      link: caseOf(purchaseId),
    }),
  }),
  transaction_added: event<{ handle: string; priceKobo: number; reason: string; side: 'buyer' | 'seller' }>({
    channels: ['in_app', 'mail'],
    topic: 'purchases',
    write: ({ handle, priceKobo, reason, side }) => ({
      title: 'Our team added a sale',
      text: `${handle} for ${nairaText(priceKobo)}: ${reason} The money is held in escrow, and a dispute is possible as always.`,
      link: side === 'buyer' ? purchases : sales,
    }),
  }),
  review_received: event<{ handle: string; published: boolean }>({
    channels: ['in_app'],
    topic: 'purchases',
    write: ({ handle, published }) => ({
      title: published ? 'You have a new review' : 'Somebody reviewed you',
      text: published
        ? `Read what was said about the deal with ${handle}, and answer it once if you like.`
        : `It is about ${handle}. You see it when you have written yours, or after seven days.`,
      link: '/dashboard/profile?tab=reviews',
    }),
  }),
  referral_rewarded: event<{ friend: string; rewardKobo: number }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ friend, rewardKobo }) => ({
      title: 'Referral reward',
      text: `${friend} made a first purchase. ${nairaText(rewardKobo)} is in your wallet: thank you for bringing a friend.`,
      link: '/dashboard/wallet',
    }),
  }),
} as const;

const outcomeSentences: Record<Exclude<DisputeOutcome, 'withdrawn'>, string> = {
  favor_buyer: 'The buyer gets everything back.',
  favor_seller: 'The seller is paid.',
  partial_refund: 'The buyer gets a part back, the seller the rest.',
  replacement: 'The buyer gets new credentials, and a new time to check them begins.',
};
