import { isShorterThan } from '@/shared/account/new-password';

/**
 * A rough guess at how long a password would stand, to encourage better ones while they are typed. Whether a
 * password is accepted is decided by the server alone, which also knows the ones that attackers try first.
 */
export const strengths = {
  too_short: { label: 'Too short', level: 0 },
  weak: { label: 'Weak', level: 1 },
  fair: { label: 'Fair', level: 2 },
  good: { label: 'Good', level: 3 },
  strong: { label: 'Strong', level: 4 },
} as const;

type PasswordStrength = keyof typeof strengths;

export function passwordStrength(
  password: string,
  context: { minimumLength: number | undefined; personal?: readonly string[] },
): PasswordStrength {
  if (isShorterThan(password, context.minimumLength)) return 'too_short';
  const bits = unforeseen(password, context.personal ?? []) * Math.log2(alphabetSize(password));
  if (bits < 36) return 'weak';
  if (bits < 52) return 'fair';
  if (bits < 70) return 'good';
  return 'strong';
}

const alphabets = [
  { signs: /[a-z]/, size: 26 },
  { signs: /[A-Z]/, size: 26 },
  { signs: /[0-9]/, size: 10 },
  { signs: /[^a-zA-Z0-9]/, size: 33 },
];

function alphabetSize(password: string): number {
  const size = alphabets.reduce(
    (sum, alphabet) => sum + (alphabet.signs.test(password) ? alphabet.size : 0),
    0,
  );
  return Math.max(size, 1);
}

const firstGuesses = [
  'password',
  'qwerty',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'nigeria',
  'lagos',
  'oja',
];

/** How many characters are unpredictable: common words, the person's own names, runs and repeats count as one. */
function unforeseen(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const word of [...firstGuesses, ...personal.flatMap(partsOf)]) rest = rest.replaceAll(word, '\0');
  const signs = [...rest];
  const fresh = signs.filter((sign, at) => at < 2 || !continues(signs[at - 2], signs[at - 1], sign)).length;
  // However long, a password of few different signs is a pattern.
  return Math.min(fresh, 2 * new Set(signs).size);
}

/** The words in a name or an address that are long enough to be recognised. */
function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 3);
}

/** Whether the third sign goes on as the first two began: aaa, abc, 321. */
function continues(first = '', second = '', third = ''): boolean {
  const step = second.charCodeAt(0) - first.charCodeAt(0);
  return Math.abs(step) <= 1 && third.charCodeAt(0) - second.charCodeAt(0) === step;
}
