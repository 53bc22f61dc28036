import { nairaText } from '@oja/contract/money';
import { event } from './event.ts';

/** Notifications to sellers about their plan and its payments. */
export const planEvents = {
  plan_started: event<{ plan: string; paidKobo: number; until: string | null }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'plans',
    label: 'Plan started',
    switchedBy: null,
    topic: 'wallet',
    write: ({ plan, paidKobo, until }) => ({
      title: `You are on the ${plan} plan`,
      text: until
        ? `${nairaText(paidKobo)} was taken from your wallet. The plan runs until ${until} and then renews from your wallet. You can list accounts now.`
        : 'The plan is free and does not end. You can list accounts now.',
      link: '/dashboard/my-listings',
    }),
  }),
  plan_end_planned: event<{ plan: string; at: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'plans',
    label: 'End of the plan planned',
    switchedBy: null,
    write: ({ plan, at }) => ({
      title: `Your ${plan} plan ends on ${at}`,
      text: 'It is not renewed and nothing is taken from your wallet. You can stay until then by choosing it again.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_change_planned: event<{ plan: string; at: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'plans',
    label: 'Change of plan planned',
    switchedBy: null,
    write: ({ plan, at }) => ({
      title: `You change to the ${plan} plan on ${at}`,
      text: 'Until then you keep the plan you paid for. You can take the change back at any time before.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_change_soon: event<{ plan: string; priceKobo: number; at: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'plans',
    label: 'Plan changes soon',
    switchedBy: null,
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
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'plans',
    label: 'Plan renews soon',
    switchedBy: null,
    write: ({ plan, priceKobo, at }) => ({
      title: `Your ${plan} plan renews on ${at}`,
      text: `${nairaText(priceKobo)} will be taken from your wallet. To stop that, choose another plan before.`,
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
  plan_renewed: event<{ plan: string; paidKobo: number; until: string | null }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'plans',
    label: 'Plan renewed',
    switchedBy: null,
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
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'plans',
    label: 'Plan changed',
    switchedBy: null,
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
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'plans',
    deadline: true,
    label: 'Wallet too low to renew',
    switchedBy: null,
    write: ({ plan, priceKobo, until }) => ({
      title: `Your ${plan} plan could not be renewed`,
      text: `Your wallet holds less than ${nairaText(priceKobo)}. Add funds until ${until}; after that the plan ends and you can list no new accounts.`,
      link: '/dashboard/wallet?add-funds=1',
    }),
  }),
  plan_lapsed: event<{ plan: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'plans',
    label: 'Plan ended',
    switchedBy: null,
    write: ({ plan }) => ({
      title: `Your ${plan} plan has ended`,
      text: 'Your listings stay, but you cannot add new ones. Choose a plan whenever you want to go on.',
      link: '/dashboard/become-seller?view=plans',
    }),
  }),
} as const;
