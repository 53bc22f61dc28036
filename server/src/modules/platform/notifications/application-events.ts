import { fullSentence } from '../../../domain/full-sentence.ts';
import { event } from './event.ts';

/** Notifications about the verification of a seller. */
export const applicationEvents = {
  application_received: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'account',
    label: 'Application received',
    switchedBy: null,
    topic: 'application',
    write: () => ({
      title: 'We received your application',
      text: 'Our team looks at it now, which takes 2-3 business days. You hear from us either way.',
      link: '/dashboard/become-seller',
    }),
  }),
  application_approved: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Application approved',
    switchedBy: null,
    topic: 'application',
    write: () => ({
      title: 'You are a verified seller',
      text: 'Your application was approved. Buyers see the verified mark on your listings and your profile from now on.',
      link: '/dashboard/become-seller',
    }),
  }),
  application_rejected: event<{ reason: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'account',
    label: 'Application not approved',
    switchedBy: null,
    topic: 'application',
    write: ({ reason }) => ({
      title: 'Your application needs another look',
      text: `Our team could not approve it: ${fullSentence(reason)} You can correct it and submit it again.`,
      link: '/dashboard/become-seller',
    }),
  }),
} as const;
