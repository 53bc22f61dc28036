import { nairaText } from '@oja/contract/money';
import { event } from './event.ts';

/** What people are told about their money. The hint `wallet` makes every screen with a balance fetch it again. */
export const walletEvents = {
  funds_added: event<{ amount: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: 'paymentReceived',
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Funds added',
      text: `${amount} has been added to your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_requested: event<{ amount: string; destination: string }>({
    who: 'owner',
    channels: ['in_app'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal requested',
      text: `${amount} is set aside and will be sent to ${destination}.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_paid: event<{ amount: string; destination: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal paid',
      text: `${amount} was sent to ${destination}. Banks usually credit it within minutes.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_failed: event<{ amount: string; why: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, why }) => ({
      title: 'Withdrawal returned',
      text: `${amount} is back in your wallet. ${why}`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_cancelled: event<{ amount: string }>({
    who: 'owner',
    channels: ['in_app'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Withdrawal cancelled',
      text: `${amount} is back in your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_linked: event<{ account: string; usable: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    switchedBy: 'securityAlerts',
    topic: 'wallet',
    write: ({ account, usable }) => ({
      title: 'Bank account linked',
      text: `${account} was linked to your wallet. ${usable} If it was not you, change your password now and contact support.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_decided: event<{ account: string; decision: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ account, decision }) => ({
      title: 'Bank account checked',
      text: `${account}: ${decision}`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_questioned: event<{ amount: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'A bank asks for a payment back',
      text: `The bank behind a payment of ${amount} into your wallet asks for it back. What is left of it is held until that is decided, and withdrawals wait.`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_question_answered: event<{ amount: string; outcome: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, outcome }) => ({
      title: 'The question about a payment is settled',
      text: `It was about ${amount}. ${outcome}`,
      link: '/dashboard/wallet',
    }),
  }),
  debt_recovered: event<{ amount: string; left: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ amount, left }) => ({
      title: 'A debt was paid back from your wallet',
      text: `A bank took a payment of yours back after it had been spent. ${amount} of that came from your wallet now; ${left} is left to pay.`,
      link: '/dashboard/wallet',
    }),
  }),
  referral_rewarded: event<{ friend: string; rewardKobo: number }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'wallet',
    switchedBy: null,
    topic: 'wallet',
    write: ({ friend, rewardKobo }) => ({
      title: 'Referral reward',
      text: `${friend} made a first purchase. ${nairaText(rewardKobo)} is in your wallet: thank you for bringing a friend.`,
      link: '/dashboard/wallet',
    }),
  }),
} as const;
