import { foldText } from '../contact-masks/fold-text.ts';
import { Refusal } from '../refusal.ts';

/** Words that make a name the one of a team. */
const office =
  'admins?|administrators?|administration|agents?|compliance|customer(?:care|service|support)|disputes?|escrow|finance|help(?:desk|line)?|mods?|moderators?|moderation|officers?|official|payments?|payouts?|refunds?|safety|security|staff|support|system|team|trust|verification|verify';
/** Words that leave such a name as it is. */
const filler =
  'and|app|at|by|care|customer|desk|for|from|hq|market|marketplace|my|ng|nigeria|of|service|the|your';

const officeWord = new RegExp(`^(?:${office})$`);
const brandWithOffice = new RegExp(`^(?:(?:${office})+oja|oja(?:${office})+)$`);
const nothingElse = new RegExp(`^(?:oja|${office}|${filler})+$`);
const strongAlone =
  /oja|admin|moderat|support|staff|official|escrow|system|helpdesk|customercare|customerservice/;

/**
 * Refuses a nickname that reads as one of Oja's own, such as "Oja Support" or "Admin": traders would follow its
 * instructions. People and shops that have the word in their name, such as "Oja Oba Stores", keep it.
 */
export function refuseOfficialName(nickname: string, field: string): Refusal | undefined {
  const words = wordsOf(nickname);
  const whole = words.join('');
  const isTeam = nothingElse.test(whole) && strongAlone.test(whole);
  const isBranded = words.includes('oja') && words.some((word) => officeWord.test(word));
  if (!isTeam && !isBranded && !words.some((word) => brandWithOffice.test(word))) return undefined;
  const message = 'Please choose another nickname: this one reads as if it were Oja itself.';
  return new Refusal('invalid_input', { message, details: [{ field, message }] });
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
