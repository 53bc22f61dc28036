import { nairaText } from '@oja/contract/money';
import type { TraderSide } from '@oja/contract/offers';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { caseLink } from './case-links.ts';
import { event } from './event.ts';

/** A hand-over and the side of its reader. */
interface About {
  purchaseId: string;
  handle: string;
  side: TraderSide;
}

function handoverLink({ purchaseId }: About): `/${string}` {
  return `/dashboard/handovers/${purchaseId}`;
}

const otherSide = ({ side }: About) => (side === 'buyer' ? 'seller' : 'buyer');

const handoverEvent = {
  audience: 'party',
  group: 'purchases',
  switchedBy: null,
  topic: 'purchases',
} as const;
const everywhere = ['in_app', 'mail', 'push'] as const;

/** Notifications about the steps of a hand-over. They name no person. */
export const handoverEvents = {
  handover_turn: event<About & { step: string; until: Date; cancelFrom: Date | null }>({
    ...handoverEvent,
    channels: everywhere,
    deadline: true,
    label: 'A step of a hand-over is yours',
    write: (about) => ({
      title: `Your turn: ${about.step}`,
      text: `The hand-over of ${about.handle} waits for you. Please do this step by ${whenSentence(about.until)}.${cancelSentence(about)}`,
      link: handoverLink(about),
      action: 'Do the step',
    }),
  }),
  handover_reminder: event<About & { step: string; until: Date; cancelFrom: Date | null }>({
    ...handoverEvent,
    channels: everywhere,
    deadline: true,
    label: 'Reminder of a step of a hand-over',
    write: (about) => ({
      title: `Still open: ${about.step}`,
      text: `The hand-over of ${about.handle} waits for this step of yours until ${whenSentence(about.until)}.${cancelSentence(about)}`,
      link: handoverLink(about),
      action: 'Do the step',
    }),
  }),
  handover_step_done: event<About & { step: string; byClock: boolean }>({
    ...handoverEvent,
    channels: ['in_app', 'push'],
    label: 'A step of a hand-over is done',
    write: (about) => ({
      title: `Done: ${about.step}`,
      text: about.byClock
        ? `This step of the hand-over of ${about.handle} counts as done, because its time was over.${lateSentence(about)}`
        : `The ${otherSide(about)} marked this step of the hand-over of ${about.handle} as done. Tell us if it is not true.`,
      link: handoverLink(about),
    }),
  }),
  handover_payment_later: event<About & { step: string; paidAt: Date }>({
    ...handoverEvent,
    channels: everywhere,
    label: 'A late step of a buyer moved your payment',
    write: (about) => ({
      title: `You are paid later for ${about.handle}`,
      text: `The buyer did the step “${about.step}” after its time was over. You are paid on ${whenSentence(about.paidAt)} at the latest now, or earlier if the buyer confirms. Tell us if the step is not done.`,
      link: handoverLink(about),
      action: 'See the new time',
    }),
  }),
  handover_step_contested: event<About & { step: string; words: string }>({
    ...handoverEvent,
    channels: everywhere,
    label: 'A step of a hand-over was contested',
    write: (about) => ({
      title: `Not done, says the ${otherSide(about)}: ${about.step}`,
      text: `About ${about.handle}: ${about.words} Please do the step again, or show that it is done.`,
      link: handoverLink(about),
      action: 'Look at the step',
    }),
  }),
  handover_inspection: event<About & { until: Date; paidAt: Date }>({
    ...handoverEvent,
    channels: everywhere,
    deadline: true,
    label: 'A hand-over is finished',
    write: (about) => ({
      title: `${about.handle} is handed over`,
      text:
        about.side === 'buyer'
          ? `Check the account and confirm it. If something is wrong, tell us by ${whenSentence(about.until)}; the seller is paid ${paidWhen(about)}.`
          : `The buyer checks the account until ${whenSentence(about.until)}. You are paid ${paidWhen(about)}, or earlier if the buyer confirms.`,
      link: handoverLink(about),
    }),
  }),
  handover_code: event<About & { until: Date }>({
    ...handoverEvent,
    channels: everywhere,
    deadline: true,
    label: 'A code for you in a hand-over',
    write: (about) => ({
      title: `A code for ${about.handle} waits for you`,
      text: `The ${otherSide(about)} sent you a code. It can be read once, until ${whenSentence(about.until)}.`,
      link: handoverLink(about),
      action: 'Read the code',
    }),
  }),
  handover_stopped: event<About & { step: string }>({
    ...handoverEvent,
    channels: everywhere,
    label: 'A hand-over stopped and staff look at it',
    write: (about) => ({
      title: `The hand-over of ${about.handle} stopped`,
      text: `The step “${about.step}” was not done in time, so a dispute was opened for our team. The money stays in escrow.`,
      link: caseLink(about.purchaseId),
    }),
  }),
  handover_cancelled: event<{ handle: string; side: TraderSide; priceKobo: number; byClock: boolean }>({
    ...handoverEvent,
    channels: everywhere,
    label: 'A hand-over was cancelled',
    write: ({ handle, side, priceKobo, byClock }) => ({
      title: `The purchase of ${handle} was cancelled`,
      text: cancelledText(side, { amount: nairaText(priceKobo), byClock }),
      link: side === 'buyer' ? '/dashboard/wallet' : '/dashboard/my-sales',
    }),
  }),
} as const;

/** The clock ticks off steps of the buyer alone, who can still do them. */
function lateSentence({ side }: About): string {
  return side === 'buyer' ? ' If you do it only now, please tick it off then.' : '';
}

/** Escrow can last longer than the time to file a dispute. */
function paidWhen({ until, paidAt }: { until: Date; paidAt: Date }): string {
  return paidAt > until ? `on ${whenSentence(paidAt)}` : 'then';
}

/** Of a seller who has not begun. */
function cancelSentence({ cancelFrom }: { cancelFrom: Date | null }): string {
  if (cancelFrom === null) return '';
  return ` Until you begin, the buyer can cancel from ${whenSentence(cancelFrom)} on and gets the whole price back.`;
}

function cancelledText(side: TraderSide, { amount, byClock }: { amount: string; byClock: boolean }): string {
  if (side === 'buyer') return `The seller did not begin the hand-over. ${amount} is back in your wallet.`;
  return byClock
    ? 'You did not begin the hand-over in time, so the buyer got the money back. The account is among your drafts.'
    : 'You had not begun the hand-over, so the buyer cancelled. The account is among your drafts.';
}
