import { nairaText } from '@oja/contract/money';
import type { RulingType } from '@oja/contract/ruling-fields';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { caseLink, staffCaseLink } from './case-links.ts';
import { event } from './event.ts';

/** Notifications about rulings that wait, and about appeals against rulings. */
export const appealEvents = {
  ruling_recorded: event<{
    handle: string;
    purchaseId: string;
    outcome: RulingType;
    details: string;
    until: Date;
  }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    deadline: true,
    label: 'Dispute decided, the money waits for an appeal',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, outcome, details, until }) => ({
      title: `Our team has decided about ${handle}`,
      text: `${rulingSentences[outcome]} The money moves when nobody appeals until ${whenSentence(until)}. ${details}`,
      link: caseLink(purchaseId),
      action: 'See the decision',
    }),
  }),
  ruling_taken_back: event<{ handle: string; purchaseId: string; reason: string }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Decision about a dispute taken back',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, reason }) => ({
      title: `The decision about ${handle} is taken back`,
      text: `Our team decides anew, and no money has moved. Our team gave this reason: ${reason}`,
      link: caseLink(purchaseId),
    }),
  }),
  appeal_opened: event<{ handle: string; purchaseId: string; side: 'buyer' | 'seller' }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'The other side appeals',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, side }) => ({
      title: `The ${side} appeals about ${handle}`,
      text: 'Another member of our team looks at the decision again.',
      link: caseLink(purchaseId),
    }),
  }),
  appeal_needs_admin: event<{
    reference: string;
    handle: string;
    purchaseId: string;
    side: 'buyer' | 'seller';
    state: 'opened' | 'late';
    dueAt: Date;
  }>({
    audience: 'cases',
    channels: ['in_app', 'push'],
    group: 'staff',
    deadline: true,
    label: 'Appeal to decide',
    switchedBy: 'disputeOpened',
    topic: 'disputes',
    work: ({ purchaseId }) => ({ kind: 'appeal', id: purchaseId }),
    write: ({ reference, handle, purchaseId, side, state, dueAt }) => ({
      title: state === 'late' ? `An appeal is late: ${reference}` : `An appeal waits: ${reference}`,
      text:
        state === 'late'
          ? `${handle}: the appeal of the ${side} was due on ${whenSentence(dueAt)}.`
          : `${handle}: the ${side} appeals. A member of staff who did not decide the dispute decides by ${whenSentence(dueAt)}.`,
      link: staffCaseLink(purchaseId),
    }),
  }),
  appeal_decided: event<{
    handle: string;
    purchaseId: string;
    decision: 'uphold' | 'replace' | 'award';
    details: string;
    /** What the reader gets from Oja's own account. */
    awardKobo: number;
  }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Appeal decided',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, decision, details, awardKobo }) => ({
      title: `The appeal about ${handle} is decided`,
      text: `${decisionSentences[decision]} ${awardKobo > 0 ? `${nairaText(awardKobo)} is in your wallet. ` : ''}${details}`,
      link: caseLink(purchaseId),
    }),
  }),
} as const;

const rulingSentences: Record<RulingType, string> = {
  favor_buyer: 'The buyer gets everything back.',
  favor_seller: 'The seller is paid.',
  partial_refund: 'The buyer gets a part back, the seller the rest.',
  replacement: 'The buyer gets new credentials.',
};

const decisionSentences = {
  uphold: 'The decision stands.',
  replace: 'Another decision takes the place of the first one.',
  award: 'The decision stands, and Oja adds an amount for the side that appealed.',
} as const;
