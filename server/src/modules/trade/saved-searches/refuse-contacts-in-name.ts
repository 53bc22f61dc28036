import { kindsOfContacts } from '../../../domain/contact-masks/mask-contacts.ts';
import { Refusal } from '../../../domain/refusal.ts';

/**
 * The name of a saved search stands in the subject of the mails about it. A stranger who registers the address of another
 * person must not write to them through Oja. A handle is what one may search for.
 */
export function refuseContactsInName(name: string): void {
  if (kindsOfContacts(name).every((kind) => kind === 'handle')) return;
  const message = 'Please leave out numbers and addresses that reach a person: the name stands in mails.';
  throw new Refusal('contact_details_refused', { message, details: [{ field: 'name', message }] });
}
