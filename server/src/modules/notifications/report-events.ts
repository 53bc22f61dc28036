import type { ReportOutcome } from '@oja/contract/admin-reports';
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
  report_resolved: event<{ title: string; outcome: ReportOutcome }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    switchedBy: null,
    write: ({ title, outcome }) => ({
      title: 'Your report was right',
      text: `${title}: ${outcomeSentences[outcome]} Thank you for looking out for others.`,
      link: null,
    }),
  }),
  report_dismissed: event<{ title: string }>({
    who: 'owner',
    channels: ['in_app', 'push'],
    group: 'account',
    switchedBy: null,
    write: ({ title }) => ({
      title: 'We looked at your report',
      text: `${title}: our team found nothing that breaks the rules. Thank you for telling us all the same.`,
      link: null,
    }),
  }),
  user_warned: event<{ title: string; reason: string }>({
    who: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    switchedBy: null,
    write: ({ title, reason }) => ({
      title: 'A warning from our team',
      text: `It is about ${title}. ${reason} If it happens again, your account may be suspended.`,
      link: '/terms',
    }),
  }),
  listing_hidden: event<{ handle: string; reason: string }>({
    who: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was taken off the market',
      text: `${handle}: ${reason} You can correct it and submit it again.`,
      link: '/dashboard/my-listings',
    }),
  }),
} as const;

const outcomeSentences: Record<ReportOutcome, string> = {
  none: 'our team looked at it and agrees with you.',
  hide_listing: 'our team took it off the market.',
  suspend_user: 'our team suspended the account behind it.',
  warn_user: 'our team warned the person behind it.',
};
