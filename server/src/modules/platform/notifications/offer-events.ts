import { nairaText } from '@oja/contract/money';
import { offerTerms } from '@oja/contract/offer-terms';
import type { TraderSide } from '@oja/contract/offers';
import type { LapseReason } from '../../../domain/offer/decide-offer.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

/** An offer and the side of its reader. */
interface About {
  offerId: string;
  handle: string;
  amountKobo: number;
  side: TraderSide;
}

function offerLink({ offerId, side }: About): `/${string}` {
  return `/dashboard/offers?side=${side === 'buyer' ? 'made' : 'received'}&offer=${offerId}`;
}

const otherSide = ({ side }: About) => (side === 'buyer' ? 'seller' : 'buyer');

/** Notifications about offers. They name no person. */
export const offerEvents = {
  offer_received: event<About & { priceKobo: number; until: Date }>({
    audience: 'seller',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'New offer for an account of yours',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `Offer of ${nairaText(about.amountKobo)} for ${about.handle}`,
      text: `A buyer offers ${nairaText(about.amountKobo)}; you ask for ${nairaText(about.priceKobo)}. Accept, counter or decline it by ${whenSentence(about.until)}.`,
      link: offerLink(about),
    }),
  }),
  offer_countered: event<About & { until: Date }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Counter-offer',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `Counter-offer of ${nairaText(about.amountKobo)} for ${about.handle}`,
      text: `The ${otherSide(about)} names ${nairaText(about.amountKobo)}. Accept, counter or decline it by ${whenSentence(about.until)}.`,
      link: offerLink(about),
    }),
  }),
  offer_accepted: event<About & { until: Date }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Offer accepted',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `${nairaText(about.amountKobo)} agreed for ${about.handle}`,
      text:
        about.side === 'buyer'
          ? `The seller accepted ${nairaText(about.amountKobo)}. Pay it by ${whenSentence(about.until)}; the account stays on the market until you do.`
          : `The buyer accepted ${nairaText(about.amountKobo)} and can pay it until ${whenSentence(about.until)}. The account stays on the market meanwhile.`,
      link: offerLink(about),
    }),
  }),
  offer_declined: event<About>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Offer declined',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `${nairaText(about.amountKobo)} for ${about.handle} was declined`,
      text:
        about.side === 'buyer'
          ? 'The seller declined your offer. You can make another one, or buy the account at its price.'
          : 'The buyer declined your counter-offer. The account stays on the market.',
      link: offerLink(about),
    }),
  }),
  offer_withdrawn: event<About>({
    audience: 'party',
    channels: ['in_app'],
    group: 'purchases',
    label: 'Offer withdrawn',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `${nairaText(about.amountKobo)} for ${about.handle} was withdrawn`,
      text: `The ${otherSide(about)} took the amount back before you answered.`,
      link: offerLink(about),
    }),
  }),
  offer_lapsed: event<About & { why: LapseReason }>({
    audience: 'party',
    channels: ['in_app', 'mail', 'push'],
    group: 'purchases',
    label: 'Offer lapsed',
    switchedBy: null,
    topic: 'offers',
    write: (about) => ({
      title: `The offer of ${nairaText(about.amountKobo)} for ${about.handle} lapsed`,
      text: lapseSentences[about.why],
      link: offerLink(about),
    }),
  }),
} as const;

const lapseSentences: Readonly<Record<LapseReason, string>> = {
  unanswered: `It was not answered within ${offerTerms.hours} hours.`,
  unpaid: `The agreed price was not paid within ${offerTerms.hours} hours.`,
  sold: 'The account has been sold.',
  off_market: 'The account is no longer on the market.',
  buyer_gone: 'The buyer can no longer trade on Oja.',
};
