import { nairaText } from '@oja/contract/money';
import type { hintTopics } from '@oja/contract/system';
import { purchaseEvents } from './purchase-events.ts';

type HintTopic = (typeof hintTopics)[number];

/**
 * Every event a person is told about: what it says, where it leads, and by which channels.
 * The text is made when the event happens, so later changes do not rewrite what people were told.
 */
export interface EventText {
  title: string;
  text: string;
  /** A path of the web application, never an address. */
  link: `/${string}` | null;
}

export interface Event<Data> {
  channels: readonly ('in_app' | 'mail')[];
  /** What else the person's screens must fetch again. */
  topic?: HintTopic;
  write(data: Data): EventText;
}

const event = <Data>(definition: Event<Data>) => definition;

export const events = {
  welcome: event<{ nickname: string }>({
    channels: ['in_app'],
    write: ({ nickname }) => ({
      title: `Welcome to Oja, ${nickname}`,
      text: 'Every purchase is held in escrow until you confirm it. The Help Center shows how it works.',
      link: '/dashboard/help',
    }),
  }),
  confirm_your_email: event<{ email: string }>({
    channels: ['in_app'],
    write: ({ email }) => ({
      title: 'Confirm your e-mail address',
      text: `We sent a link to ${email}. You need a confirmed address before you can withdraw money.`,
      link: '/dashboard/settings',
    }),
  }),
  secure_your_account: event<Record<string, never>>({
    channels: ['in_app'],
    write: () => ({
      title: 'Protect your account',
      text: 'Switch on two-factor sign-in, so that a stolen password alone opens nothing.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  email_confirmed: event<Record<string, never>>({
    channels: ['in_app'],
    write: () => ({
      title: 'E-mail confirmed',
      text: 'Thank you. Your account is complete and you can withdraw money.',
      link: '/dashboard/settings',
    }),
  }),
  new_device: event<{ device: string; address: string; at: string }>({
    channels: ['mail'],
    write: ({ device, address, at }) => ({
      title: 'New sign-in to your Oja account',
      text: `Somebody signed in with ${device} from ${address} at ${at}. If it was not you, change your password now; that signs out every other device.`,
      link: '/dashboard/settings#sessions',
    }),
  }),
  password_changed: event<{ at: string }>({
    channels: ['in_app', 'mail'],
    write: ({ at }) => ({
      title: 'Your password was changed',
      text: `It happened at ${at}. If it was not you, use "Forgot password?" at once and contact support.`,
      link: '/dashboard/settings',
    }),
  }),
  two_factor_on: event<Record<string, never>>({
    channels: ['in_app', 'mail'],
    write: () => ({
      title: 'Two-factor sign-in is on',
      text: 'From now on a code of your authenticator app is asked for. Keep your recovery codes in a safe place.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  two_factor_off: event<Record<string, never>>({
    channels: ['in_app', 'mail'],
    write: () => ({
      title: 'Two-factor sign-in is off',
      text: 'Your account is now protected by the password alone. If it was not you, change your password now.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  funds_added: event<{ amount: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Funds added',
      text: `${amount} has been added to your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_requested: event<{ amount: string; destination: string }>({
    channels: ['in_app'],
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal requested',
      text: `${amount} is set aside and will be sent to ${destination}.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_paid: event<{ amount: string; destination: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ amount, destination }) => ({
      title: 'Withdrawal paid',
      text: `${amount} was sent to ${destination}. Banks usually credit it within minutes.`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_failed: event<{ amount: string; why: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ amount, why }) => ({
      title: 'Withdrawal returned',
      text: `${amount} is back in your wallet. ${why}`,
      link: '/dashboard/wallet',
    }),
  }),
  withdrawal_cancelled: event<{ amount: string }>({
    channels: ['in_app'],
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'Withdrawal cancelled',
      text: `${amount} is back in your wallet.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_linked: event<{ account: string; usable: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ account, usable }) => ({
      title: 'Bank account linked',
      text: `${account} was linked to your wallet. ${usable} If it was not you, change your password now and contact support.`,
      link: '/dashboard/wallet',
    }),
  }),
  bank_account_decided: event<{ account: string; decision: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ account, decision }) => ({
      title: 'Bank account checked',
      text: `${account}: ${decision}`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_questioned: event<{ amount: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ amount }) => ({
      title: 'A bank asks for a payment back',
      text: `The bank behind a payment of ${amount} into your wallet asks for it back. What is left of it is held until that is decided, and withdrawals wait.`,
      link: '/dashboard/wallet',
    }),
  }),
  payment_question_answered: event<{ amount: string; outcome: string }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ amount, outcome }) => ({
      title: 'The question about a payment is settled',
      text: `It was about ${amount}. ${outcome}`,
      link: '/dashboard/wallet',
    }),
  }),
  staff_alert: event<{ message: string }>({
    channels: ['in_app', 'mail'],
    write: ({ message }) => ({
      title: 'Something needs your attention',
      text: message,
      link: '/admin/withdrawals',
    }),
  }),
  plan_started: event<{ plan: string; paidKobo: number; until: string | null }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ plan, paidKobo, until }) => ({
      title: `You are on the ${plan} plan`,
      text: until
        ? `${nairaText(paidKobo)} was taken from your wallet. The plan runs until ${until} and then renews from your wallet. You can list accounts now.`
        : 'The plan is free and does not end. You can list accounts now.',
      link: '/dashboard/my-listings',
    }),
  }),
  plan_change_planned: event<{ plan: string; at: string }>({
    channels: ['in_app'],
    write: ({ plan, at }) => ({
      title: `You change to the ${plan} plan on ${at}`,
      text: 'Until then you keep the plan you paid for. You can take the change back at any time before.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_change_soon: event<{ plan: string; priceKobo: number; at: string }>({
    channels: ['in_app', 'mail'],
    write: ({ plan, priceKobo, at }) => ({
      title: `You change to the ${plan} plan on ${at}`,
      text:
        priceKobo === 0
          ? 'The plan is free: nothing is taken from your wallet.'
          : `${nairaText(priceKobo)} will be taken from your wallet for its first period.`,
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_renewal_soon: event<{ plan: string; priceKobo: number; at: string }>({
    channels: ['in_app', 'mail'],
    write: ({ plan, priceKobo, at }) => ({
      title: `Your ${plan} plan renews on ${at}`,
      text: `${nairaText(priceKobo)} will be taken from your wallet. To stop that, choose another plan before.`,
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_renewed: event<{ plan: string; paidKobo: number; until: string | null }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ plan, paidKobo, until }) => ({
      title: `Your ${plan} plan was renewed`,
      text: until
        ? `${nairaText(paidKobo)} was taken from your wallet. The plan runs until ${until}.`
        : 'The plan is free now and does not end.',
      link: '/dashboard/wallet',
    }),
  }),
  plan_changed: event<{ plan: string; paidKobo: number; until: string | null }>({
    channels: ['in_app', 'mail'],
    topic: 'wallet',
    write: ({ plan, paidKobo, until }) => ({
      title: `You are on the ${plan} plan now`,
      text: until
        ? `${nairaText(paidKobo)} was taken from your wallet. The plan runs until ${until}.`
        : 'The plan is free and does not end. Your listings stay as they are.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_payment_missing: event<{ plan: string; priceKobo: number; until: string }>({
    channels: ['in_app', 'mail'],
    write: ({ plan, priceKobo, until }) => ({
      title: `Your ${plan} plan could not be renewed`,
      text: `Your wallet holds less than ${nairaText(priceKobo)}. Add funds until ${until}; after that the plan ends and you can list no new accounts.`,
      link: '/dashboard/wallet?add-funds=1',
    }),
  }),
  plan_lapsed: event<{ plan: string }>({
    channels: ['in_app', 'mail'],
    write: ({ plan }) => ({
      title: `Your ${plan} plan has ended`,
      text: 'Your listings stay, but you cannot add new ones. Choose a plan whenever you want to go on.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  application_received: event<Record<string, never>>({
    channels: ['in_app'],
    topic: 'application',
    write: () => ({
      title: 'We received your application',
      text: 'Our team looks at it now, which takes 2-3 business days. You hear from us either way.',
      link: '/dashboard/become-seller',
    }),
  }),
  application_approved: event<Record<string, never>>({
    channels: ['in_app', 'mail'],
    topic: 'application',
    write: () => ({
      title: 'You are a verified seller',
      text: 'Your application was approved. Buyers see the verified mark on your listings and your profile from now on.',
      link: '/dashboard/become-seller',
    }),
  }),
  application_rejected: event<{ reason: string }>({
    channels: ['in_app', 'mail'],
    topic: 'application',
    write: ({ reason }) => ({
      title: 'Your application needs another look',
      text: `Our team could not approve it: ${reason} You can correct it and submit it again.`,
      link: '/dashboard/become-seller',
    }),
  }),
  listing_pending: event<{ handle: string; platform: string }>({
    channels: ['in_app'],
    topic: 'listings',
    write: ({ handle, platform }) => ({
      title: 'A listing waits for review',
      text: `${handle} on ${platform} was submitted.`,
      link: '/admin/listings?status=pending',
    }),
  }),
  listing_approved: event<{ handle: string }>({
    channels: ['in_app', 'mail'],
    topic: 'listings',
    write: ({ handle }) => ({
      title: 'Your listing is on the market',
      text: `${handle} was approved. Buyers can find it from now on.`,
      link: '/dashboard/my-listings',
    }),
  }),
  listing_rejected: event<{ handle: string; reason: string }>({
    channels: ['in_app', 'mail'],
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was not approved',
      text: `${handle}: ${reason} You can correct it and submit it again.`,
      link: '/dashboard/my-listings',
    }),
  }),
  listing_removed: event<{ handle: string; reason: string }>({
    channels: ['in_app', 'mail'],
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was removed',
      text: `${handle}: ${reason} If you think that this is a mistake, write to our support.`,
      link: '/dashboard/my-listings',
    }),
  }),
  listing_corrected: event<{ handle: string; reason: string | null }>({
    channels: ['in_app'],
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Our team corrected your listing',
      text: reason === null ? `Please have a look at ${handle}.` : `${handle}: ${reason}`,
      link: '/dashboard/my-listings',
    }),
  }),
  listing_added: event<{ handle: string }>({
    channels: ['in_app', 'mail'],
    topic: 'listings',
    write: ({ handle }) => ({
      title: 'Our team added a listing for you',
      text: `${handle} waits for review. If you did not ask for it, delete it and write to our support.`,
      link: '/dashboard/my-listings',
    }),
  }),
  listing_returned: event<{ handle: string }>({
    channels: ['in_app', 'mail'],
    topic: 'listings',
    write: ({ handle }) => ({
      title: 'Change the password of your account now',
      text: `${handle} came back to you, and the buyer has seen its password. Change it on the platform, save the new one in your listing, then submit it again.`,
      link: '/dashboard/my-listings',
    }),
  }),
  ...purchaseEvents,
} as const;

export type EventName = keyof typeof events;
export type EventData<Name extends EventName> = Parameters<(typeof events)[Name]['write']>[0];
