/** Whether a sentence was typed as asked for; case, spaces and a full stop do not matter. */
export function isSameSentence(typed: string, sentence: string): boolean {
  const plain = (text: string) => text.trim().replace(/\.$/, '').replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(sentence);
}
