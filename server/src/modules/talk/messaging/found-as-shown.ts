import { shownText } from '../../../domain/contact-masks/shown-text.ts';

/** What stands above a conversation: the nickname of the other side as it is stored, and the texts beside it. */
interface Head {
  name: string;
  handle: string;
  subject: string;
}

/** False when only the hidden part of an old nickname has the words; a hit would confirm it. */
export function isFoundAsShown({ name, handle, subject }: Head, words: readonly string[]): boolean {
  const shown = shownText(name);
  if (shown === name) return true;
  const text = `${handle} ${shown} ${subject}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}
