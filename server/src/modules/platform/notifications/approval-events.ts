import {
  type ApprovalKind,
  type ApprovalStatus,
  approvalKindLabels,
  approverOf,
} from '@oja/contract/approvals';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

const page = '/admin/approvals' as const;

/** Notifications about what needs two members of staff, and about wallets that they changed. */
export const approvalEvents = {
  own_change_proposed: event<{ id: string; lapsesAt: Date }>({
    audience: 'approvals',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'staff',
    deadline: true,
    label: 'Your own e-mail address is to change',
    switchedBy: null,
    work: ({ id }) => ({ kind: 'approval', id }),
    write: ({ lapsesAt }) => ({
      title: 'Agree to a new e-mail address for your account, or refuse it',
      text: `An administrator proposed it. Unless you refuse before ${whenSentence(lapsesAt)}, a link is mailed to the new address then, and it counts as soon as that link is opened. If you did not ask for it, refuse it at once.`,
      link: page,
      action: 'Agree or refuse',
    }),
  }),
  approval_needed: event<{ id: string; kind: ApprovalKind; amount: string | null; lapsesAt: Date }>({
    audience: 'approvals',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    deadline: true,
    label: 'Something waits for a second member of staff',
    switchedBy: null,
    work: ({ id }) => ({ kind: 'approval', id }),
    write: ({ kind, amount, lapsesAt }) => ({
      title: `Please approve: ${approvalKindLabels[kind]}${amount === null ? '' : `, ${amount}`}`,
      text: `Another ${approverOf(kind)} proposed it. It lapses on ${whenSentence(lapsesAt)}.`,
      link: page,
      action: 'See the proposal',
    }),
  }),
  approval_ended: event<{ kind: ApprovalKind; outcome: ApprovalStatus; reason: string | null }>({
    audience: 'approvals',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'An own proposal was answered',
    switchedBy: null,
    write: ({ kind, outcome, reason }) => ({
      title: `Your proposal (${approvalKindLabels[kind]}) ${outcomeTexts[outcome]}`,
      text: reason ?? outcomeSentence(kind, outcome),
      link: page,
    }),
  }),
  wallet_adjusted: event<{ direction: 'credit' | 'debit'; amount: string; reason: string }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Our team changed your wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ direction, amount, reason }) => ({
      title: direction === 'credit' ? `${amount} from our team` : `${amount} taken back by our team`,
      text: reason,
      link: '/dashboard/wallet',
      action: 'See your wallet',
    }),
  }),
};

const outcomeTexts: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'waits',
  approved: 'was approved',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  lapsed: 'lapsed',
  overtaken: 'was overtaken',
};

function outcomeSentence(kind: ApprovalKind, outcome: ApprovalStatus): string {
  const sentences: Readonly<Record<ApprovalStatus, string>> = {
    waiting: `It waits for another ${approverOf(kind)}.`,
    approved: 'It has been carried out.',
    declined: `Another ${approverOf(kind)} declined it.`,
    withdrawn: 'You withdrew it.',
    lapsed: 'Nobody answered it in time. Please propose it again if it is still needed.',
    overtaken: 'What it was about has ended otherwise, so there is nothing left to approve.',
  };
  return sentences[outcome];
}
