import { type CheckInDay, type ClaimKind, claimKindLabels } from '@oja/contract/cover-labels';
import { nairaText } from '@oja/contract/money';
import type { TraderSide } from '@oja/contract/offers';
import { recallDays } from '@oja/contract/recall-terms';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

/** A purchase with cover. */
interface About {
  purchaseId: string;
  handle: string;
}

/** The refund of an upheld claim and who bears it; zeros for a rejected one. */
interface ClaimSums {
  refundKobo: number;
  fromHeldKobo: number;
  fromWalletKobo: number;
  feeReturnedKobo: number;
  /** What the seller still owes of it. */
  debtKobo: number;
  /** The rest of the held part, which the seller gets at once. */
  releasedKobo: number;
}

const coverPage = ({ purchaseId }: About) => `/dashboard/cover/${purchaseId}` as const;
const payoutsFree = ({ holdsPayouts }: { holdsPayouts: boolean }) =>
  holdsPayouts ? ' Your payouts do not wait for it any more.' : '';

function coverEndedText({ side, releasedKobo }: { side: TraderSide; releasedKobo: number }): string {
  if (releasedKobo === 0) return 'Its time is over.';
  return side === 'buyer'
    ? 'Its time is over. The held part went to the seller.'
    : `${nairaText(releasedKobo)}, the held part of your payout, is in your wallet.`;
}

/** Notifications about cover after confirmation, its claims, and recalls. */
export const coverEvents = {
  cover_began: event<
    About & {
      heldKobo: number;
      endsAt: Date;
      side: TraderSide;
      /** What can be claimed, as the end of a sentence that begins with "if". */
      cases: string;
    }
  >({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Cover begins',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `Cover for ${about.handle} runs until ${whenSentence(about.endsAt)}`,
      text:
        about.side === 'buyer'
          ? `If ${about.cases}, report it by then. ${about.heldKobo === 0 ? 'None' : nairaText(about.heldKobo)} of the seller’s money is held for that.`
          : about.heldKobo === 0
            ? 'No part of your payout is held. What an upheld claim gives back to the buyer is taken from your wallet.'
            : `${nairaText(about.heldKobo)} of your payout is held until then, and comes to your wallet when cover ends.`,
      link: coverPage(about),
    }),
  }),
  cover_ended: event<About & { releasedKobo: number; side: TraderSide }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Cover ended',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `Cover for ${about.handle} ended`,
      text: coverEndedText(about),
      link: coverPage(about),
    }),
  }),
  still_yours: event<About & { day: CheckInDay }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Still yours? Questions while cover runs',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `Is ${about.handle} still yours?`,
      text: `Day ${about.day} of your cover. One tap answers: yes, or lost it. Without an answer we take it as a yes.`,
      link: coverPage(about),
      action: 'Answer',
    }),
  }),
  claim_opened: event<About & { kind: ClaimKind; holdsPayouts: boolean; dueAt: Date }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    deadline: true,
    label: 'A buyer makes a claim in cover',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `Claim about ${about.handle}`,
      text: `The buyer says: ${claimKindLabels[about.kind]}. Please answer by ${whenSentence(about.dueAt)}. Until it is decided, ${about.holdsPayouts ? 'the held part and your payouts wait, and you cannot buy' : 'the held part waits'}.`,
      link: coverPage(about),
      action: 'Answer the claim',
    }),
  }),
  claim_answer_soon: event<About & { dueAt: Date }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    deadline: true,
    label: 'One day left to answer a claim',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `One day left to answer the claim about ${about.handle}`,
      text: `Please answer by ${whenSentence(about.dueAt)}. After that our team can decide without hearing you.`,
      link: coverPage(about),
      action: 'Answer the claim',
    }),
  }),
  claim_needs_admin: event<{
    claimId: string;
    reference: string;
    handle: string;
    kind: ClaimKind;
    state: 'opened' | 'unanswered' | 'late';
    dueAt: Date;
  }>({
    audience: 'cases',
    channels: ['in_app', 'push'],
    group: 'staff',
    deadline: true,
    label: 'Claim to decide',
    switchedBy: null,
    topic: 'disputes',
    work: ({ claimId }) => ({ kind: 'claim', id: claimId }),
    write: ({ claimId, reference, handle, kind, state, dueAt }) => ({
      title: state === 'late' ? `A claim is late: ${reference}` : `A claim waits: ${reference}`,
      text: `${handle}: ${claimKindLabels[kind]}.${state === 'unanswered' ? ' The seller did not answer in time.' : ''} Due on ${whenSentence(dueAt)}.`,
      link: `/admin/claims?claim=${claimId}`,
    }),
  }),
  claim_answered: event<About>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Seller answers a claim',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `The seller answered your claim about ${about.handle}`,
      text: 'Our team decides from what both of you say.',
      link: coverPage(about),
    }),
  }),
  claim_details_added: event<About>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Buyer adds to a claim',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `The buyer added to the claim about ${about.handle}`,
      text: 'Please read it. You can change your answer until our team decides.',
      link: coverPage(about),
      action: 'Read the claim',
    }),
  }),
  claim_withdrawn: event<About & { holdsPayouts: boolean }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Buyer takes a claim back',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `The claim about ${about.handle} was taken back`,
      text: `The held part comes to your wallet when cover ends.${payoutsFree(about)}`,
      link: coverPage(about),
    }),
  }),
  claim_decided: event<
    About & {
      side: TraderSide;
      outcome: 'upheld' | 'rejected';
      decision: string;
      sums: ClaimSums;
      /** Until when cover goes on; null when its end has passed. */
      coverEndsAt: Date | null;
      holdsPayouts: boolean;
    }
  >({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Claim decided',
    switchedBy: null,
    topic: 'purchases',
    write: (about) => ({
      title: `The claim about ${about.handle} is decided`,
      text: `${decisionSentence(about)} ${about.decision}`,
      link: coverPage(about),
    }),
  }),
  recall_counted: event<{ consequence: 'raised' | 'paused' | 'barred'; until: Date | undefined }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Consequence of a recall',
    switchedBy: null,
    topic: 'listings',
    write: ({ consequence, until }) => ({
      title: 'An account that you sold went back to you',
      text: `${recallSentences[consequence]}${consequence === 'paused' && until ? ` You can sell again from ${whenSentence(until)}.` : ''}`,
      link: '/dashboard/my-listings',
    }),
  }),
  selling_barred: event<Record<string, never>>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'You cannot sell any more',
    switchedBy: null,
    topic: 'listings',
    write: () => ({
      title: 'You cannot sell on Oja any more',
      text: 'The owner of an account that is paid to the same bank account as yours took sold accounts back three times. You can withdraw your money, and our support answers questions.',
      link: '/dashboard/help?tab=contact',
    }),
  }),
  selling_resumed: event<Record<string, never>>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'You can sell again',
    switchedBy: null,
    topic: 'listings',
    write: () => ({
      title: 'You can sell again',
      text: 'The pause is over, and your listings are on the market again.',
      link: '/dashboard/my-listings',
    }),
  }),
} as const;

const recallSentences = {
  raised: `A larger part of your payouts is held while cover runs, for ${recallDays} days.`,
  paused: `It happened twice within ${recallDays} days, so selling is paused and your listings left the market.`,
  barred: `It happened three times within ${recallDays} days, so you cannot sell on Oja any more. You can withdraw your money.`,
} as const;

function decisionSentence(about: {
  side: TraderSide;
  outcome: 'upheld' | 'rejected';
  sums: ClaimSums;
  coverEndsAt: Date | null;
  holdsPayouts: boolean;
}): string {
  if (about.side === 'buyer') {
    if (about.outcome === 'upheld')
      return `${nairaText(about.sums.refundKobo)} is in your wallet, and your cover is over.`;
    return about.coverEndsAt === null
      ? 'It was rejected. The time of your cover is over.'
      : `It was rejected. Cover goes on until ${whenSentence(about.coverEndsAt)}.`;
  }
  if (about.outcome === 'rejected') return `It was rejected.${payoutsFree(about)}`;
  return `${upheldSentences(about.sums)}${payoutsFree(about)}`;
}

/** What the seller bears of a refund, and what comes back of the held part. */
function upheldSentences(sums: ClaimSums): string {
  const parts = [
    { kobo: sums.fromHeldKobo, from: 'from the held part' },
    { kobo: sums.fromWalletKobo, from: 'from your wallet' },
    { kobo: sums.feeReturnedKobo, from: 'from Oja’s fee' },
  ].flatMap(({ kobo, from }) => (kobo > 0 ? [`${nairaText(kobo)} ${from}`] : []));
  const sources = parts.length > 0 ? `: ${parts.join(', ')}` : '';
  const debt = sums.debtKobo > 0 ? ` You owe ${nairaText(sums.debtKobo)} of it.` : '';
  const rest =
    sums.releasedKobo > 0
      ? ` ${nairaText(sums.releasedKobo)}, the rest of the held part, is in your wallet.`
      : '';
  return `The buyer gets ${nairaText(sums.refundKobo)}${sources}.${debt}${rest}`;
}
