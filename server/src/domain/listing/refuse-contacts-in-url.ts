import type { HandoverKind } from '@oja/contract/handover-labels';
import type { Platform } from '@oja/contract/listing-labels';
import { kindsOfContacts } from '../contact-masks/mask-contacts.ts';
import { refuseContacts } from '../contact-masks/refuse-contacts.ts';
import type { ContactKind } from '../contact-masks/spellings.ts';
import { Refusal } from '../refusal.ts';

export interface ProfileAddress {
  platform: Platform;
  handle: string;
  url: string;
  handoverKind: HandoverKind;
}

/**
 * Refuses an address that reaches the seller: a chat of WhatsApp, or one with a phone number or an e-mail address in it.
 * Everybody reads it. Where the number is what is sold, the address is hidden from strangers. What the handle holds as
 * well is judged with the handle.
 */
export function refuseContactsInUrl(account: ProfileAddress): Refusal | undefined {
  const { platform, handle, url, handoverKind } = account;
  if (handoverKind === 'number') return undefined;
  const address = new URL(url);
  if (platform === 'whatsapp' && isChat(address)) return chatRefused();
  const text = wordsOf(address);
  const inHandle = new Set(kindsOfContacts(handle));
  const found = kindsOfContacts(text).some((kind) => reaching.includes(kind) && !inHandle.has(kind));
  return found ? refuseContacts({ url: text }) : undefined;
}

const reaching: readonly ContactKind[] = ['phone', 'bank account', 'email'];

/** Chats of a person or a business have a number or a code of their own; channels and groups do not. */
function isChat({ hostname, pathname }: URL): boolean {
  return hostname === 'wa.me' || hostname.endsWith('.wa.me') || /^\/(?:send|message)\b/.test(pathname);
}

function chatRefused(): Refusal {
  const message =
    'This address opens a chat with a person. Please enter the address of the channel or group, or sell the account with its number.';
  return new Refusal('contact_details_refused', { message, details: [{ field: 'url', message }] });
}

/** Path, query and fragment as a person reads them. */
function wordsOf({ pathname, search, hash }: URL): string {
  const separated = `${pathname}${search}${hash}`.replace(/[/?&#=+]+/g, ' ').trim();
  try {
    return decodeURIComponent(separated);
  } catch {
    return separated;
  }
}
