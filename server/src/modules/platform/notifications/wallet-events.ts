import { nairaText } from '@oja/contract/money';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

/** Notifications about a user's money. The hint `wallet` makes every screen with a balance refetch it. */
export const walletEvents = {
  funds_added: event<{ amount: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Funds added',
    switchedBy: 'paymentReceived',
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Funds added',
      text: `${amount} has been added to your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_requested: event<{ amount: string; destination: string; dueAt: Date | null }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'wallet',
    label: 'Withdrawal requested',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, destination, dueAt }) => ({
      title: 'Withdrawal requested',
      text:
        dueAt === null
          ? `${amount} is set aside and will be sent to ${destination}.`
          : `${amount} is set aside for ${destination}. We check withdrawals of this size, counted over 24 hours, before they leave, by ${whenSentence(dueAt)} at the latest.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_released: event<{ amount: string; destination: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'wallet',
    label: 'Withdrawal checked',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal checked',
      text: `${amount} will now be sent to ${destination}.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_paid: event<{ amount: string; destination: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'wallet',
    label: 'Withdrawal paid',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal paid',
      text: `${amount} was sent to ${destination}. Banks usually credit it within minutes.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_failed: event<{ amount: string; why: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Withdrawal returned',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, why }) => ({
      title: 'Withdrawal returned',
      text: `${amount} is back in your wallet. ${why}`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_cancelled: event<{ amount: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'wallet',
    label: 'Withdrawal cancelled',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Withdrawal cancelled',
      text: `${amount} is back in your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_linked: event<{ account: string; usable: string; what?: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'Bank account linked',
    switchedBy: 'securityAlerts',
    topic: 'wallet',
    write: ({ account, usable, what = 'Bank account' }) => ({
      title: `${what} linked`,
      text: `${account} was linked to your wallet. ${usable} If it was not you, change your password now and contact support.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_decided: event<{ account: string; decision: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Bank account checked',
    switchedBy: null,
    topic: 'wallet',
    write: ({ account, decision }) => ({
      title: 'Bank account checked',
      text: `${account}: ${decision}`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_questioned: event<{ amount: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'A bank asks for a payment back',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'A bank asks for a payment back',
      text: `The bank behind a payment of ${amount} into your wallet asks for it back. What is left of it is held until that is decided, and withdrawals wait, those that you asked for before included. You cannot buy until then either.`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_question_answered: event<{ amount: string; outcome: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Question about a payment settled',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, outcome }) => ({
      title: 'The question about a payment is settled',
      text: `It was about ${amount}. ${outcome}`,
      link: '/dashboard/wallet',
    }),
  }),
  debt_recovered: event<{ amount: string; left: string; source: 'chargeback' | 'claim' }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Debt paid back from the wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, left, source }) => ({
      title: 'A debt was paid back from your wallet',
      text: `${debtSentences[source]} ${amount} of that came from your wallet now; ${left} is left to pay.`,
      link: '/dashboard/wallet',
    }),
  }),
  referral_rewarded: event<{ friend: string; rewardKobo: number }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    label: 'Referral reward',
    switchedBy: null,
    topic: 'wallet',
    write: ({ friend, rewardKobo }) => ({
      title: 'Referral reward',
      text: `${friend} made a first purchase. ${nairaText(rewardKobo)} is in your wallet: thank you for bringing a friend.`,
      link: '/dashboard/wallet',
    }),
  }),
} as const;

const debtSentences = {
  chargeback: 'A bank took a payment of yours back after it had been spent.',
  claim: 'A claim about a sale of yours was upheld after its money had been spent.',
} as const;
