import { event } from './event.ts';

/** What administrators and moderators are told, beside what the processes tell them. */
export const staffEvents = {
  account_registered: event<{ name: string; email: string }>({
    who: 'admins',
    channels: ['in_app', 'push'],
    group: 'staff',
    switchedBy: 'newAccountRegistration',
    write: ({ name, email }) => ({
      title: 'Somebody registered',
      text: `${name} (${email}) has an account now.`,
      link: '/admin/users',
    }),
  }),
  high_value_transaction: event<{ message: string }>({
    who: 'admins',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    switchedBy: 'highValueTransaction',
    write: ({ message }) => ({
      title: 'A high-value transaction',
      text: message,
      link: '/admin/transactions',
    }),
  }),
  staff_alert: event<{ message: string }>({
    who: 'admins',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    switchedBy: null,
    write: ({ message }) => ({
      title: 'Something needs your attention',
      text: message,
      link: '/admin/withdrawals',
    }),
  }),
} as const;
