import { nairaText } from '@oja/contract/money';
import { reviewTerms } from '@oja/contract/reviews';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event, searchLink } from './event.ts';

const purchases = '/dashboard/my-purchases';
const sales = '/dashboard/my-sales';

/** By the steps of a plan, or by the login details that the buyer reads at once. */
type HandoverMeans = 'steps' | 'login_details';

/** By a plan, the window ends with the inspection, whose end is known once the hand-over is finished. */
function disputeSentence(by: HandoverMeans, until: Date): string {
  return by === 'login_details'
    ? `Check the account now: you can file a dispute until ${whenSentence(until)}.`
    : `The hand-over shows what you and the seller do next. You can file a dispute until your time to check the account is over, on ${whenSentence(until)} at the latest.`;
}

/** Notifications about purchases. The hint `purchases` also covers the wallet and the dashboard. */
export const purchaseEvents = {
  purchase_made: event<{ handle: string; priceKobo: number; until: Date; by: HandoverMeans }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    deadline: true,
    label: 'Your purchase is made',
    switchedBy: 'purchaseConfirmation',
    topic: 'purchases',
    write: ({ handle, priceKobo, until, by }) => ({
      title: `You bought ${handle}`,
      text: `${nairaText(priceKobo)} is held in escrow. ${disputeSentence(by, until)} Without one the seller is paid.`,
      link: searchLink(purchases, handle),
      action: by === 'steps' ? 'See your purchase' : 'See your login details',
    }),
  }),
  window_ends_soon: event<{ handle: string; until: Date }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    deadline: true,
    label: 'One day left to file a dispute',
    switchedBy: null,
    topic: 'purchases',
    write: ({ handle, until }) => ({
      title: `One day left for ${handle}`,
      text: `If something is wrong with the account, file a dispute by ${whenSentence(until)}. Without one the seller is paid.`,
      link: searchLink(purchases, handle),
      action: 'Check the account',
    }),
  }),
  account_sold: event<{
    handle: string;
    /** At confirmation, without what is held for cover. */
    payoutKobo: number;
    releaseAt: Date;
    coverDays: number;
    heldKobo: number;
    by: HandoverMeans;
  }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'purchases',
    deadline: true,
    label: 'An account of yours is sold',
    switchedBy: 'purchaseConfirmation',
    topic: 'purchases',
    write: ({ handle, payoutKobo, releaseAt, coverDays, heldKobo, by }) => ({
      title: `${handle} was sold`,
      text: `You get ${nairaText(payoutKobo)} when the buyer confirms, at the latest on ${whenSentence(releaseAt)}.${heldKobo > 0 ? ` ${nairaText(heldKobo)} follows after ${coverDays} days of cover.` : ''} ${by === 'steps' ? 'Please sign in to the account for the steps of the hand-over alone.' : 'Please do not sign in to the account any more.'}`,
      link: searchLink(sales, handle),
    }),
  }),
  purchase_completed: event<{ handle: string }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Purchase completed',
    switchedBy: 'accountTransferComplete',
    topic: 'purchases',
    write: ({ handle }) => ({
      title: 'Purchase completed',
      text: `${handle}: Auto-confirmed after dispute window expired.`,
      link: searchLink(purchases, handle),
    }),
  }),
  sale_released: event<{ handle: string; payoutKobo: number }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'purchases',
    label: 'Payment for a sale received',
    switchedBy: 'paymentReceived',
    topic: 'purchases',
    write: ({ handle, payoutKobo }) => ({
      title: 'Payment received',
      text: `${nairaText(payoutKobo)} for ${handle} is in your wallet.`,
      link: searchLink(sales, handle),
    }),
  }),
  purchase_cancelled: event<{ handle: string; priceKobo: number; reason: string }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Purchase called off',
    switchedBy: null,
    topic: 'purchases',
    write: ({ handle, priceKobo, reason }) => ({
      title: 'Your purchase was called off',
      text: `${handle}: ${fullSentence(reason)} ${nairaText(priceKobo)} is back in your wallet.`,
      link: searchLink(purchases, handle),
    }),
  }),
  sale_cancelled: event<{ handle: string; reason: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Sale called off',
    switchedBy: null,
    topic: 'purchases',
    write: ({ handle, reason }) => ({
      title: 'A sale was called off',
      text: `${handle}: ${fullSentence(reason)} The buyer got the money back.`,
      link: searchLink(sales, handle),
    }),
  }),
  transaction_added: event<{ handle: string; priceKobo: number; reason: string; side: 'buyer' | 'seller' }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Sale added by our team',
    // One administrator moved money out of the buyer's wallet, so no setting of administrators disables this.
    switchedBy: null,
    topic: 'purchases',
    write: ({ handle, priceKobo, reason, side }) => ({
      title: 'Our team added a sale',
      text: `${handle} for ${nairaText(priceKobo)}: ${fullSentence(reason)} The money is held in escrow, and a dispute is possible as always.`,
      link: searchLink(side === 'buyer' ? purchases : sales, handle),
    }),
  }),
  review_received: event<{ handle: string; published: boolean }>({
    audience: 'party',
    channels: ['in_app', 'push'],
    group: 'purchases',
    label: 'New review about you',
    switchedBy: null,
    topic: 'purchases',
    write: ({ handle, published }) => ({
      title: published ? 'You have a new review' : 'Somebody reviewed you',
      text: published
        ? `Read what was said about the deal with ${handle}, and answer it once if you like.`
        : `It is about ${handle}. You see it when you have written yours, or after ${reviewTerms.hiddenDays} days.`,
      link: '/dashboard/profile?tab=reviews',
    }),
  }),
} as const;
