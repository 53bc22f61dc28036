import type { ReportOutcome } from '@oja/contract/staff-report';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { event, searchLink } from './event.ts';
import { appealSentence } from './sanction-events.ts';

/** Notifications about reports: to staff, to the reporter, and to the owner of the reported content. */
export const reportEvents = {
  report_critical: event<{ title: string; reason: string; reportId: string }>({
    audience: 'reports',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Critical report',
    switchedBy: null,
    topic: 'reports',
    work: ({ reportId }) => ({ kind: 'report', id: reportId }),
    write: ({ title, reason, reportId }) => ({
      title: 'A critical report waits',
      text: `${title}: ${reason}`,
      link: `/admin/moderation?report=${reportId}`,
    }),
  }),
  report_resolved: event<{ title: string; outcome: ReportOutcome }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Your report was right',
    switchedBy: null,
    write: ({ title, outcome }) => ({
      title: 'Your report was right',
      text: `${title}: ${outcomeSentences[outcome]} Thank you for looking out for others.`,
      link: null,
    }),
  }),
  report_dismissed: event<{ title: string }>({
    audience: 'owner',
    channels: ['in_app', 'push'],
    group: 'support',
    label: 'Your report was looked at',
    switchedBy: null,
    write: ({ title }) => ({
      title: 'We looked at your report',
      text: `${title}: our team found nothing that breaks the rules. Thank you for telling us all the same.`,
      link: null,
    }),
  }),
  report_reopened: event<{ title: string }>({
    audience: 'owner',
    channels: ['in_app', 'push'],
    group: 'support',
    label: 'Your report is looked at again',
    switchedBy: null,
    write: ({ title }) => ({
      title: 'We look at your report again',
      text: `${title}: our team opened your report again. We tell you when it is decided.`,
      link: null,
    }),
  }),
  user_warned: event<{ title: string | null; reason: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Warning from our team',
    switchedBy: null,
    topic: 'profile',
    write: ({ title, reason }) => ({
      title: 'A warning from our team',
      text: `${title === null ? '' : `It is about ${title}. `}${fullSentence(reason)} If it happens again, your account may be suspended. ${appealSentence}`,
      link: '/dashboard/settings#standing',
    }),
  }),
  message_taken_down: event<{ reason: string; conversationId: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Message of yours removed',
    switchedBy: null,
    write: ({ reason, conversationId }) => ({
      title: 'A message of yours was removed',
      text: `Nobody can read it any more. ${fullSentence(reason)} If you think that this is wrong, please write to our support.`,
      link: `/dashboard/messages?conversation=${conversationId}`,
    }),
  }),
  message_put_back: event<{ reason: string; conversationId: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Message of yours shown again',
    switchedBy: null,
    write: ({ reason, conversationId }) => ({
      title: 'A message of yours can be read again',
      text: `We had removed it and looked at it once more. ${reason}`,
      link: `/dashboard/messages?conversation=${conversationId}`,
    }),
  }),
  review_taken_down: event<{ handle: string; reason: string; side: 'buyer' | 'seller' }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Review of yours removed',
    switchedBy: null,
    write: ({ handle, reason, side }) => ({
      title: 'Your review was removed',
      text: `Your review of the deal about ${handle} is hidden. ${fullSentence(reason)} If you think that this is wrong, please write to our support.`,
      link: searchLink(dealsOf(side), handle),
    }),
  }),
  review_put_back: event<{ handle: string; reason: string; side: 'buyer' | 'seller' }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Review of yours shown again',
    switchedBy: null,
    write: ({ handle, reason, side }) => ({
      title: 'Your review is shown again',
      text: `We looked at your review of the deal about ${handle} once more. ${reason}`,
      link: searchLink(dealsOf(side), handle),
    }),
  }),
  listing_hidden: event<{ handle: string; reason: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing taken off the market',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was taken off the market',
      text: `${handle}: ${fullSentence(reason)} You can correct it and submit it again.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
} as const;

const dealsOf = (side: 'buyer' | 'seller') =>
  side === 'buyer' ? '/dashboard/my-purchases' : '/dashboard/my-sales';

const outcomeSentences: Record<ReportOutcome, string> = {
  none: 'our team looked at it and agrees with you.',
  hide_listing: 'our team took it off the market.',
  take_down: 'our team removed it, and nobody can read it any more.',
  pause_selling: 'our team stopped the person behind it from selling.',
  suspend_user: 'our team suspended the account behind it.',
  warn_user: 'our team warned the person behind it.',
};
