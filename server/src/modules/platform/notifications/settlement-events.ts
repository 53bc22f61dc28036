import { nairaText } from '@oja/contract/money';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { caseLink } from './case-links.ts';
import { event } from './event.ts';

interface ProposalData {
  handle: string;
  purchaseId: string;
  refundKobo: number;
}

/** Notifications to the two sides of a dispute who try to settle it themselves. */
export const settlementEvents = {
  settlement_proposed: event<ProposalData & { side: 'buyer' | 'seller'; dueAt: Date }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'disputes',
    deadline: true,
    label: 'The other side proposes a settlement',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, refundKobo, side, dueAt }) => ({
      title: `The ${side} proposes to settle the dispute about ${handle}`,
      text: `${nairaText(refundKobo)} would go back to the buyer. Please answer by ${whenSentence(dueAt)}; then the proposal lapses.`,
      link: caseLink(purchaseId),
      action: 'Answer the proposal',
    }),
  }),
  settlement_accepted: event<ProposalData & { getsKobo: number }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'disputes',
    label: 'Your settlement is accepted',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, refundKobo, getsKobo }) => ({
      title: `The dispute about ${handle} is settled`,
      text: `Your proposal was accepted: ${nairaText(refundKobo)} went back to the buyer. ${getsKobo > 0 ? `${nairaText(getsKobo)} is in your wallet.` : 'The account is yours again.'}`,
      link: caseLink(purchaseId),
    }),
  }),
  settlement_declined: event<ProposalData>({
    audience: 'party',
    channels: ['in_app', 'push'],
    group: 'disputes',
    label: 'Your settlement is declined',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, refundKobo }) => ({
      title: `Your proposal about ${handle} was declined`,
      text: `${nairaText(refundKobo)} back to the buyer was not accepted. The dispute goes on; you can propose another amount.`,
      link: caseLink(purchaseId),
    }),
  }),
  settlement_withdrawn: event<ProposalData>({
    audience: 'party',
    channels: ['in_app'],
    group: 'disputes',
    label: 'A settlement is withdrawn',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, refundKobo }) => ({
      title: `The proposal about ${handle} was withdrawn`,
      text: `${nairaText(refundKobo)} back to the buyer is not offered any more. The dispute goes on.`,
      link: caseLink(purchaseId),
    }),
  }),
  settlement_lapsed: event<ProposalData>({
    audience: 'party',
    channels: ['in_app', 'push'],
    group: 'disputes',
    label: 'A settlement lapses',
    switchedBy: null,
    topic: 'disputes',
    write: ({ handle, purchaseId, refundKobo }) => ({
      title: `The proposal about ${handle} has lapsed`,
      text: `${nairaText(refundKobo)} back to the buyer was not answered in time. The dispute goes on.`,
      link: caseLink(purchaseId),
    }),
  }),
} as const;
