import { foldText } from '../contact-masks/fold-text.ts';
import { Refusal } from '../refusal.ts';

const brand = 'oja';
/** Words that make a name the one of a team. */
const officeWords = wordList(`
  admin admins administrator administrators administration agent agents compliance customercare customerservice
  customersupport dispute disputes escrow finance help helpdesk helpline mod mods moderator moderators
  moderation officer officers official payment payments payout payouts refund refunds safety security staff
  support system team trust verification verify
`);
/** Words that leave such a name as it is. */
const fillers = wordList(
  'and app at by care customer desk for from hq market marketplace my ng nigeria of service the your',
);
const ownWords = [brand, ...officeWords, ...fillers];
const strongAlone =
  /oja|admin|moderat|support|staff|official|escrow|system|helpdesk|customercare|customerservice/;

/**
 * Refuses a nickname that reads as one of Oja's own, such as "Oja Support" or "Admin": traders would follow its
 * instructions. People and shops that have the word in their name, such as "Oja Oba Stores", keep it.
 */
export function refuseOfficialName(nickname: string, field: string): Refusal | undefined {
  const words = wordsOf(nickname);
  const whole = words.join('');
  const isTeam = consistsOf(ownWords, whole) && strongAlone.test(whole);
  const isBranded = words.includes(brand) && words.some((word) => officeWords.includes(word));
  if (!isTeam && !isBranded && !words.some(isBrandWithOffice)) return undefined;
  const message = 'Please choose another nickname: this one reads as if it were Oja itself.';
  return new Refusal('invalid_input', { message, details: [{ field, message }] });
}

function wordList(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}

/** Whether the text is nothing but such words, one after the other, as names are written without spaces. */
function consistsOf(words: readonly string[], text: string): boolean {
  const ends = new Set([0]);
  for (const end of ends) {
    for (const word of words) if (text.startsWith(word, end)) ends.add(end + word.length);
  }
  return ends.has(text.length);
}

/** "ojasupport" and "supportoja". */
function isBrandWithOffice(word: string): boolean {
  if (word === brand) return false;
  if (word.startsWith(brand)) return consistsOf(officeWords, word.slice(brand.length));
  return word.endsWith(brand) && consistsOf(officeWords, word.slice(0, -brand.length));
}

const letterOf: ReadonlyMap<string, string> = new Map(
  ['0o', '1l', '3e', '4a', '5s', '7t', '$s'].map(([figure = '', letter = '']) => [figure, letter]),
);

/** Letters alone, as they are read: without marks, and with figures in place of letters read as these. */
function wordsOf(nickname: string): string[] {
  const { plain } = foldText(nickname.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])[013457$]|[013457$](?=[a-z])/g, (figure) => letterOf.get(figure) ?? figure)
    .split(/[^a-z]+/)
    .filter(Boolean);
}
