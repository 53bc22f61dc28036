import type { NotificationChannel, NotificationGroup } from '@oja/contract/notification-fields';

/** A group of preferences with its defaults. */
export interface PreferenceGroup {
  label: string;
  description: string;
  /** Always on: an intruder must not be able to switch off these warnings. */
  fixed: readonly NotificationChannel[];
  /** Off by default. */
  offAtFirst: readonly NotificationChannel[];
  staffOnly?: true;
}

const exceptSms = { fixed: [], offAtFirst: ['sms'] } as const;

export const preferenceGroups: Readonly<Record<NotificationGroup, PreferenceGroup>> = {
  security: {
    label: 'Security',
    description: 'New devices, password, two-factor sign-in, bank accounts and warnings from our team.',
    fixed: ['in_app', 'mail'],
    offAtFirst: [],
  },
  account: {
    label: 'Account',
    description: 'Your e-mail address, your way to the verified mark, and words of yours that we removed.',
    ...exceptSms,
  },
  wallet: {
    label: 'Wallet',
    description: 'Money that came in, withdrawals and questions about payments.',
    ...exceptSms,
  },
  purchases: {
    label: 'Purchases and sales',
    description: 'Deals that begin, are confirmed or are called off, and reviews.',
    ...exceptSms,
  },
  disputes: {
    label: 'Disputes',
    description: 'What the other side and our team say, and how it ends.',
    ...exceptSms,
  },
  listings: {
    label: 'Listings',
    description: 'What becomes of the accounts you offer.',
    ...exceptSms,
  },
  alerts: {
    label: 'Saved searches and listings',
    description: 'New accounts for your saved searches, and lower prices of accounts you saved.',
    ...exceptSms,
  },
  plans: {
    label: 'Seller plan',
    description: 'Renewals and changes of your plan.',
    ...exceptSms,
  },
  messages: {
    label: 'Messages',
    description: 'What buyers and sellers write to you.',
    ...exceptSms,
  },
  support: {
    label: 'Support and reports',
    description: 'Answers to your tickets, and what became of your reports.',
    ...exceptSms,
  },
  staff: {
    label: 'Work in the admin portal',
    description: 'Listings, disputes, reports and alerts that wait for somebody.',
    ...exceptSms,
    staffOnly: true,
  },
  staff_security: {
    label: 'Administrators and safeguards',
    description: 'Changes to the accounts of administrators, and to settings that guard money or staff.',
    fixed: ['in_app', 'mail'],
    offAtFirst: [],
    staffOnly: true,
  },
};

type Grouped = { group: NotificationGroup; deadline?: true };

/** The channels that no setting and no preference disables for an event with a deadline. */
const fixedByDeadline: readonly NotificationChannel[] = ['in_app', 'mail'];

export function isFixedByDeadline(
  { deadline }: Pick<Grouped, 'deadline'>,
  channel: NotificationChannel,
): boolean {
  return deadline === true && fixedByDeadline.includes(channel);
}

/** Whether the channel is on for the event whatever its reader chose. */
export function isFixed(event: Grouped, channel: NotificationChannel): boolean {
  return preferenceGroups[event.group].fixed.includes(channel) || isFixedByDeadline(event, channel);
}

/** Whether the channel is on for the event; `chosen` is the user's choice, if any. */
export function isOn(event: Grouped, channel: NotificationChannel, chosen: boolean | undefined): boolean {
  if (isFixed(event, channel)) return true;
  return chosen ?? !preferenceGroups[event.group].offAtFirst.includes(channel);
}
