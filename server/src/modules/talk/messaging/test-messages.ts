import { randomUUID } from 'node:crypto';
import type { BodyFor, CallResult, DataFor } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';
import { type Market, offer } from '../../../../test/purchases.ts';

/** Fixtures of the message tests: a user who asks about a listing, and the messages. */

type ContactForm = BodyFor<'openConversation'>;

export function contactForm(change: Partial<ContactForm> = {}): ContactForm {
  return {
    client_id: randomUUID(),
    subject: 'Is the audience from Lagos?',
    priority: 'medium',
    message: 'Hello, is it still there?',
    ...change,
  };
}

export function contact(
  oja: Oja,
  person: Person,
  change: Partial<ContactForm>,
): Promise<CallResult<'openConversation'>> {
  return oja.call('openConversation', { token: person.token, body: contactForm(change) });
}

/** The buyer of the market, or another user, asks its seller about a listing. */
export async function startConversation(
  market: Market,
  options: { asker?: Person; change?: Partial<ContactForm> } = {},
): Promise<{ id: string; listingId: string }> {
  const listing = await offer(market);
  const asker = options.asker ?? market.buyer;
  const { status, body, text } = await contact(market.oja, asker, {
    listing_id: listing.id,
    ...options.change,
  });
  if (status !== 200) throw new Error(`the contact form failed: ${text}`);
  return { id: body.data.id, listingId: listing.id };
}

export function send(
  oja: Oja,
  person: Person,
  id: string,
  body: Partial<BodyFor<'sendMessage'>> = {},
): Promise<CallResult<'sendMessage'>> {
  return oja.call('sendMessage', {
    token: person.token,
    params: { id },
    body: { client_id: randomUUID(), text: 'Yes, it is.', ...body },
  });
}

export async function thread(oja: Oja, person: Person, id: string): Promise<DataFor<'listMessages'>> {
  const { body } = await oja.call('listMessages', { token: person.token, params: { id } });
  return body.data;
}

export async function conversation(
  oja: Oja,
  person: Person,
  id: string,
): Promise<DataFor<'showConversation'>> {
  const { body } = await oja.call('showConversation', { token: person.token, params: { id } });
  return body.data;
}

export async function read(oja: Oja, person: Person, id: string, position: number): Promise<void> {
  await oja.call('readConversation', { token: person.token, params: { id }, body: { position } });
}
