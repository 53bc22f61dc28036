import { event } from './event.ts';

/** What comes of reports: for staff, for who reported something, and for whose it was. */
export const reportEvents = {
  report_critical: event<{ title: string; reason: string; reportId: string }>({
    who: 'staff',
    channels: ['in_app', 'push'],
    group: 'staff',
    switchedBy: null,
    topic: 'reports',
    write: ({ title, reason, reportId }) => ({
      title: 'A critical report waits',
      text: `${title}: ${reason}`,
      link: `/admin/moderation?report=${reportId}`,
    }),
  }),
} as const;
