import { fullSentence } from '../../../domain/full-sentence.ts';
import { event, searchLink } from './event.ts';

/** A listing keeps its status while its seller may not sell, and is off the market. */
const afterStop = 'It appears on the market as soon as you may sell again.';

/** Notifications to sellers about their listings, and to reviewers about pending ones. */
export const listingEvents = {
  listing_pending: event<{ listingId: string; handle: string; platform: string }>({
    audience: 'listings',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Listing to review',
    switchedBy: 'newListingPendingApproval',
    topic: 'listings',
    work: ({ listingId }) => ({ kind: 'listing', id: listingId }),
    write: ({ handle, platform }) => ({
      title: 'A listing waits for review',
      text: `${handle} on ${platform} was submitted.`,
      link: searchLink('/admin/listings', handle),
    }),
  }),
  listing_approved: event<{ handle: string; isOnMarket: boolean }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing approved',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, isOnMarket }) => ({
      title: isOnMarket ? 'Your listing is on the market' : 'Your listing is approved',
      text: `${handle} was approved. ${isOnMarket ? 'Buyers can find it from now on.' : afterStop}`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_rejected: event<{ handle: string; reason: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing not approved',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was not approved',
      text: `${handle}: ${fullSentence(reason)} You can correct it and submit it again.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_removed: event<{ handle: string; reason: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing removed by our team',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Your listing was removed',
      text: `${handle}: ${fullSentence(reason)} If you think that this is a mistake, write to our support.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_unhidden: event<{ handle: string; reason: string; isOnMarket: boolean }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing back on the market',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason, isOnMarket }) => ({
      title: isOnMarket ? 'Your listing is back on the market' : 'Your listing is not hidden any more',
      text: `${handle}: ${fullSentence(reason)} ${isOnMarket ? 'Buyers can find it again.' : afterStop}`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_sent_back: event<{ handle: string; reason: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing looked at again',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Our team looks at your listing again',
      text: `${handle} is off the market until it is decided. ${fullSentence(reason)}`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_held: event<{ handle: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Change of a listing being checked',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle }) => ({
      title: 'We are checking your change',
      text: `${handle} is off the market until our team has looked at your last change. You need not do anything.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_corrected: event<{ handle: string; reason: string | null }>({
    audience: 'seller',
    channels: ['in_app'],
    group: 'listings',
    label: 'Listing corrected by our team',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, reason }) => ({
      title: 'Our team corrected your listing',
      text: reason === null ? `Please have a look at ${handle}.` : `${handle}: ${reason}`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_added: event<{ handle: string }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'listings',
    label: 'Listing added by our team',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle }) => ({
      title: 'Our team added a listing for you',
      text: `${handle} waits for review. If you did not ask for it, delete it and write to our support.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
  listing_returned: event<{ handle: string; needsNewCredentials: boolean }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'listings',
    label: 'Account came back: secure it',
    switchedBy: null,
    topic: 'listings',
    write: ({ handle, needsNewCredentials }) => ({
      title: needsNewCredentials
        ? 'Change the password of your account now'
        : 'Check who has access to your account now',
      text: needsNewCredentials
        ? `${handle} came back to you, and the buyer has seen its password. Change it on the platform, save the new one in your listing, then submit it again.`
        : `${handle} came back to you. Check on the platform that the buyer has no role in it any more, then submit it again.`,
      link: searchLink('/dashboard/my-listings', handle),
    }),
  }),
} as const;
