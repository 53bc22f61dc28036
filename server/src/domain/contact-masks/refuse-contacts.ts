import { Refusal } from '../refusal.ts';
import { kindsOfContacts, type Subject } from './mask-contacts.ts';
import type { ContactKind } from './spellings.ts';

const names: Record<ContactKind, string> = {
  phone: 'phone numbers',
  'bank account': 'bank accounts',
  email: 'e-mail addresses',
  link: 'web addresses',
  handle: 'names on other apps',
};

/**
 * The refusal of public text with contacts in it, one sentence for each field that names what was found; undefined when
 * there are none. The writer can mend the text at once; a mask in the stored text would go unnoticed.
 */
export function refuseContacts(
  fields: Readonly<Record<string, string | null | undefined>>,
  subject?: Subject,
): Refusal | undefined {
  const details = Object.entries(fields).flatMap(([field, text]) => {
    const kinds = text ? kindsOfContacts(text, subject) : [];
    return kinds.length === 0 ? [] : [{ field, message: sentenceOf(kinds) }];
  });
  const [first] = details;
  return first && new Refusal('contact_details_refused', { message: first.message, details });
}

function sentenceOf(kinds: readonly ContactKind[]): string {
  const found = new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds.map((kind) => names[kind]));
  return `Please leave out ${found}: everybody reads this.`;
}
