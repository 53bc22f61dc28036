import { countOf } from '@oja/contract/counts';
import { nairaText } from '@oja/contract/money';
import {
  type ListingSignal,
  listingSignalNames,
  listingSignals,
  rejectionDays,
} from '@oja/contract/risk-signals';
import type { ListingFacts } from './listing-facts.ts';

export interface Signal {
  name: ListingSignal;
  title: string;
  explanation: string;
}

interface SignalRule {
  /** Without a threshold of its own, the argument is 1. */
  isThere: (facts: ListingFacts, threshold: number) => boolean;
  explain: (facts: ListingFacts) => string;
}

/** Fewer similar listings have no middle price worth comparing with. */
const similarAtLeast = 5;

/** Every signal: when it is there, and what it says to staff with the figures of the case. */
const rules: Readonly<Record<ListingSignal, SignalRule>> = {
  contact_details: {
    isThere: ({ contactKinds }) => contactKinds.length > 0,
    explain: ({ contactKinds }) => `Found in the handle or the description: ${contactKinds.join(', ')}.`,
  },
  outside_payment: {
    isThere: ({ outsidePayment }) => outsidePayment.length > 0,
    explain: ({ outsidePayment }) =>
      `The description says ${outsidePayment.map((words) => `“${words}”`).join(', ')}.`,
  },
  same_handle: {
    isThere: ({ handleCopies }, least) => handleCopies >= least,
    explain: ({ handleCopies }) =>
      `${copiedListings(handleCopies)} the same handle or address on this platform.`,
  },
  same_picture: {
    isThere: ({ pictureCopies }, least) => pictureCopies >= least,
    explain: ({ pictureCopies }) => `${copiedListings(pictureCopies)} a picture that looks the same.`,
  },
  price_far_off: {
    isThere: (facts, least) => timesOff(facts) >= least,
    explain: ({ priceKobo, similarPriceKobo, similarListings }) =>
      `Price ${nairaText(priceKobo)}; the middle of ${similarListings} similar accounts is ${nairaText(similarPriceKobo ?? 0)}.`,
  },
  price_changed: {
    isThere: (facts, least) => percentChanged(facts) >= least,
    explain: (facts) =>
      `From ${nairaText(facts.formerPriceKobo ?? 0)} to ${nairaText(facts.priceKobo)}, a change of ${Math.floor(percentChanged(facts))}%.`,
  },
  new_account: {
    isThere: ({ accountAgeDays }, most) => accountAgeDays <= most,
    explain: ({ accountAgeDays }) =>
      accountAgeDays === 0
        ? 'The seller joined within the last day.'
        : `The seller joined ${countOf(accountAgeDays, 'day')} ago.`,
  },
  earlier_rejections: {
    isThere: ({ rejections }, least) => rejections >= least,
    explain: ({ rejections }) =>
      `Listings of this seller were rejected ${countOf(rejections, 'time')} within ${rejectionDays} days.`,
  },
  linked_accounts: {
    isThere: ({ linkedAccounts }, least) => linkedAccounts >= least,
    explain: ({ linkedAccounts }) =>
      `${countOf(linkedAccounts, 'other account')} ${linkedAccounts === 1 ? 'has' : 'have'} the same bank account, phone number or browser.`,
  },
  many_changes: {
    isThere: ({ changesWithinDay }, least) => changesWithinDay >= least,
    explain: ({ changesWithinDay }) =>
      `The seller offered or changed ${countOf(changesWithinDay, 'listing')} within a day.`,
  },
};

export function hasSignal(facts: ListingFacts, name: ListingSignal, threshold: number | null): boolean {
  return rules[name].isThere(facts, threshold ?? 1);
}

export function explainSignal(facts: ListingFacts, name: ListingSignal): string {
  return rules[name].explain(facts);
}

/** What staff see: every signal that is there at its usual threshold. */
export function findSignals(facts: ListingFacts): Signal[] {
  return listingSignalNames
    .filter((name) => hasSignal(facts, name, listingSignals[name].threshold?.usual ?? null))
    .map((name) => ({ name, title: listingSignals[name].title, explanation: explainSignal(facts, name) }));
}

/** How many times the price is above or below the middle of similar listings; 0 without enough of them. */
function timesOff({ priceKobo, similarPriceKobo, similarListings }: ListingFacts): number {
  if (similarPriceKobo === null || similarListings < similarAtLeast) return 0;
  return Math.max(priceKobo / similarPriceKobo, similarPriceKobo / priceKobo);
}

function percentChanged({ priceKobo, formerPriceKobo }: ListingFacts): number {
  if (formerPriceKobo === null) return 0;
  return (Math.abs(priceKobo - formerPriceKobo) / formerPriceKobo) * 100;
}

function copiedListings(count: number): string {
  return `${countOf(count, 'listing')} of other sellers, or sold by this one, ${count === 1 ? 'has' : 'have'}`;
}
