/**
 * The members of staff whom a note mentions: `@` with the whole name, or with the first name where it names one person
 * alone.
 */
export function mentionedStaff<Member extends { name: string }>(
  text: string,
  staff: readonly Member[],
): Member[] {
  const written = text.toLowerCase();
  return staff.filter(({ name }) => {
    const [first = ''] = name.split(' ');
    const isAlone = staff.filter((other) => other.name.split(' ')[0] === first).length === 1;
    return mentions(written, name) || (isAlone && mentions(written, first));
  });
}

/** Whether `@name` stands in the text as a word of its own. */
function mentions(text: string, name: string): boolean {
  const mention = `@${name.toLowerCase()}`;
  if (mention === '@') return false;
  for (let at = text.indexOf(mention); at !== -1; at = text.indexOf(mention, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + mention.length] ?? ' ';
    if (!isWordLetter(before) && !isWordLetter(after)) return true;
  }
  return false;
}

const isWordLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
