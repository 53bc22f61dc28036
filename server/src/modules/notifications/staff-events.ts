import { type EventText, event, found } from './event.ts';

interface StaffAlert extends Pick<EventText, 'link'> {
  message: string;
}

/** What administrators and moderators are told, beside what the processes tell them. */
export const staffEvents = {
  account_registered: event<{ name: string; email: string }>({
    who: 'admins',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Somebody registers',
    switchedBy: 'newAccountRegistration',
    write: ({ name, email }) => ({
      title: 'Somebody registered',
      text: `${name} (${email}) has an account now.`,
      link: found('/admin/users', email),
    }),
  }),
  high_value_transaction: event<StaffAlert>({
    who: 'admins',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'High-value transaction',
    switchedBy: 'highValueTransaction',
    write: ({ message, link }) => ({
      title: 'A high-value transaction',
      text: message,
      link,
    }),
  }),
  staff_alert: event<StaffAlert>({
    who: 'admins',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'Alert that needs attention',
    switchedBy: null,
    write: ({ message, link }) => ({
      title: 'Something needs your attention',
      text: message,
      link,
    }),
  }),
} as const;
