import { lapseOffers } from './lapse-offers.ts';

export { answerOffer, type OfferAnswerRequest } from './answer-offer.ts';
export { makeOffer } from './make-offer.ts';
export { presentOffer } from './offer.presenter.ts';
export { countWaiting, type OwnOffer, readOwnOffer, readOwnOffers } from './offer.queries.ts';
export type { OfferRow } from './offer.store.ts';
export { offerChecks } from './offer-checks.ts';
export { lockAgreedOffer, markOfferPaid } from './pay-with-offer.ts';
export { lapseOffers };
export const offerJobs = [lapseOffers];
