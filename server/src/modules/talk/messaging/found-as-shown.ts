import { shownText } from '../../../domain/contact-masks/shown-text.ts';

/** What stands above a conversation: the nickname of the other side and the handle as they are stored, and the texts beside them. */
interface Head {
  name: string;
  handle: string;
  shownHandle: string;
  subject: string;
}

/** False when only the hidden part of a phone number or of an old nickname has the words; a hit would confirm it. */
export function isFoundAsShown(head: Head, words: readonly string[]): boolean {
  const { name, handle, shownHandle, subject } = head;
  const shown = shownText(name);
  if (shown === name && shownHandle === handle) return true;
  const text = `${shownHandle} ${shown} ${subject}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}
