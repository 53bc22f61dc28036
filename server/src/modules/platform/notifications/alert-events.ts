import { nairaText } from '@oja/contract/money';
import { event } from './event.ts';

interface Listed {
  listingId: string;
  handle: string;
  followers: number | null;
  priceKobo: number;
}

const listingLink = ({ listingId }: Pick<Listed, 'listingId'>): `/${string}` => `/listing/${listingId}`;

/** Notifications about the market that a person asked for. Their mails are collected. */
export const alertEvents = {
  saved_search_matched: event<Listed & { search: string }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'alerts',
    label: 'New listing for a saved search',
    switchedBy: null,
    collected: true,
    topic: 'saved_searches',
    write: (listed) => ({
      title: `New for “${listed.search}”: ${listed.handle}`,
      text: `${listed.handle}${followersText(listed.followers)} is for sale for ${nairaText(listed.priceKobo)}.`,
      link: listingLink(listed),
    }),
  }),
  saved_listing_cheaper: event<Omit<Listed, 'followers'> & { fromKobo: number }>({
    audience: 'buyer',
    channels: ['in_app', 'mail', 'push'],
    group: 'alerts',
    label: 'Price drop of a saved listing',
    switchedBy: null,
    collected: true,
    topic: 'listings',
    write: (listed) => ({
      title: `${listed.handle} costs less now`,
      text: `The account that you saved costs ${nairaText(listed.priceKobo)} instead of ${nairaText(listed.fromKobo)}.`,
      link: listingLink(listed),
    }),
  }),
} as const;

function followersText(followers: number | null): string {
  return followers === null ? '' : ` with ${followers.toLocaleString('en-US')} followers`;
}
