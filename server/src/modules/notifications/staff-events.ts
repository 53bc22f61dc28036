import { event } from './event.ts';

/** What administrators and moderators are told, beside what the processes tell them. */
export const staffEvents = {
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
