/** What a signed-in person sees of a listing's page beyond its text: fetched together, so that a guest's page names one file. */

export { OwnSaveButton } from '@/shared/listings/save-button';
export { ContactButton } from '@/shared/messages/contact-button';
export { AgreedPrice, OwnOffers } from './own-offers';
