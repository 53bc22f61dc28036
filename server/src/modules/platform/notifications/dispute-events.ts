import { nairaText } from '@oja/contract/money';
import type { DisputeOpener, DisputeOutcome } from '@oja/contract/purchase-fields';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { caseLink, staffCaseLink } from './case-links.ts';
import { event } from './event.ts';

/** Notifications to both parties of a dispute and to the staff who decide it. */
export const disputeEvents = {
  dispute_opened: event<{
    handle: string;
    purchaseId: string;
    openedBy: DisputeOpener;
    reason: string;
    dueAt: Date;
  }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    deadline: true,
    label: 'A dispute is opened',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, openedBy, reason, dueAt }) => ({
      title: `Dispute about ${handle}`,
      text: `${openedBy === 'clock' ? 'Oja opened it:' : 'The buyer says:'} ${fullSentence(reason)} Please answer by ${whenSentence(dueAt)}; our team decides from what both sides say.`,
      link: caseLink(purchaseId),
      action: 'Answer the dispute',
    }),
  }),
  dispute_needs_admin: event<{
    reference: string;
    handle: string;
    purchaseId: string;
    reason: string;
    /** Set in a reminder: the decision was due then. */
    dueAt?: Date;
  }>({
    audience: 'cases',
    channels: ['in_app', 'push'],
    group: 'staff',
    deadline: true,
    label: 'Dispute to decide',
    switchedBy: 'disputeOpened',
    topic: 'disputes',
    work: ({ purchaseId }) => ({ kind: 'dispute', id: purchaseId }),
    write: ({ reference, handle, purchaseId, reason, dueAt }) => ({
      title: dueAt ? `A dispute is late: ${reference}` : `A dispute waits: ${reference}`,
      text: dueAt
        ? `${handle}: ${fullSentence(reason)} It was due on ${whenSentence(dueAt)}.`
        : `${handle}: ${reason}`,
      link: staffCaseLink(purchaseId),
    }),
  }),
  dispute_statement: event<{ handle: string; purchaseId: string; by: string }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'New statement in a dispute',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, by }) => ({
      title: `New statement about ${handle}`,
      text: `${by} said something in the dispute.`,
      link: caseLink(purchaseId),
    }),
  }),
  dispute_answer_soon: event<{ handle: string; purchaseId: string; dueAt: Date }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    deadline: true,
    label: 'One day left to answer',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, dueAt }) => ({
      title: `One day left to answer about ${handle}`,
      text: `Please answer the dispute by ${whenSentence(dueAt)}. After that our team can decide without hearing you.`,
      link: caseLink(purchaseId),
      action: 'Answer the dispute',
    }),
  }),
  dispute_answer_extended: event<{ handle: string; purchaseId: string; dueAt: Date; reason: string }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    deadline: true,
    label: 'More time to answer a dispute',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, dueAt, reason }) => ({
      title: `More time to answer about ${handle}`,
      text: `The seller can now answer by ${whenSentence(dueAt)}. Our team gave this reason: ${reason}`,
      link: caseLink(purchaseId),
    }),
  }),
  dispute_answer_due: event<{ handle: string; purchaseId: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    label: 'Your answer is overdue',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `Your answer about ${handle} is overdue`,
      text: 'You did not answer the dispute in time. Our team can now decide without hearing you.',
      link: caseLink(purchaseId),
    }),
  }),
  dispute_escalated: event<{ handle: string; purchaseId: string }>({
    audience: 'party',
    channels: ['in_app', 'push'],
    group: 'disputes',
    label: 'Dispute escalated',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `The dispute about ${handle} was escalated`,
      text: 'Our team looks at it once more and decides. The money stays in escrow meanwhile.',
      link: caseLink(purchaseId),
    }),
  }),
  replacement_offered: event<{ handle: string; purchaseId: string }>({
    audience: 'buyer',
    channels: ['in_app', 'push'],
    group: 'disputes',
    label: 'Seller offers new credentials',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId }) => ({
      title: `New credentials for ${handle}`,
      text: 'The seller gave new credentials. You get them if our team decides so.',
      link: caseLink(purchaseId),
    }),
  }),
  dispute_withdrawn: event<{ handle: string; purchaseId: string; until: Date }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Buyer withdraws a dispute',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, until }) => ({
      title: `The dispute about ${handle} was withdrawn`,
      text: `The sale goes on. The money stays in escrow until the buyer confirms, at the latest until ${whenSentence(until)}.`,
      link: caseLink(purchaseId),
    }),
  }),
  dispute_resolved: event<{
    handle: string;
    purchaseId: string;
    outcome: DecidedOutcome;
    details: string;
    /** Set when the seller could still have answered. */
    earlyReason?: string | undefined;
    getsKobo: number;
  }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Dispute decided',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, outcome, details, earlyReason, getsKobo }) => ({
      title: `The dispute about ${handle} is decided`,
      text: `${outcomeSentences[outcome]} ${getsKobo > 0 ? `${nairaText(getsKobo)} is in your wallet. ` : ''}${details}${earlyReason ? ` Decided before the seller’s time to answer was over: ${earlyReason}` : ''}`,
      link: caseLink(purchaseId),
    }),
  }),
} as const;

/** What staff decide; the two sides know the other outcomes from what they did themselves. */
type DecidedOutcome = Exclude<DisputeOutcome, 'withdrawn' | 'settled'>;

const outcomeSentences: Record<DecidedOutcome, string> = {
  favor_buyer: 'The buyer gets everything back.',
  favor_seller: 'The seller is paid.',
  partial_refund: 'The buyer gets a part back, the seller the rest.',
  replacement: 'The buyer gets new credentials, and a new time to check them begins.',
};
