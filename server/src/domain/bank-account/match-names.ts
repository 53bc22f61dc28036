/**
 * Compares the name at the bank with the user's name. Banks write "SURNAME FIRST MIDDLE" in capitals, in any order,
 * with titles, and truncate long names; so words are compared, not the text.
 */
export type NameMatch = 'full' | 'partial' | 'none';

const titles = new Set([
  'MR',
  'MRS',
  'MISS',
  'MS',
  'DR',
  'ALH',
  'ALHAJI',
  'ALHAJA',
  'CHIEF',
  'ENGR',
  'BARR',
  'PROF',
]);
const sameWord = 0.92;
const fullShare = 0.85;
const partialShare = 0.5;
const shortestPrefix = 4;
/** A longer name could hold the names of several people. */
const mostWords = 5;

export function matchNames(legalName: string, bankName: string): NameMatch {
  const ours = wordsOf(legalName);
  const theirs = wordsOf(bankName);
  const shorter = Math.min(ours.length, theirs.length);
  if (shorter === 0) return 'none';
  const matched = countMatches(ours, theirs);
  const share = matched / shorter;
  const isMostOfOurs = ours.length <= mostWords && matched * 2 > ours.length;
  if (matched >= 2 && isMostOfOurs && share >= fullShare) return 'full';
  return share >= partialShare ? 'partial' : 'none';
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !titles.has(word));
}

/** Each word is used once, so that "ADA ADA" does not match "ADA OBI" twice. */
function countMatches(ours: readonly string[], theirs: readonly string[]): number {
  const left = [...theirs];
  let matched = 0;
  for (const word of ours) {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at === -1) continue;
    left.splice(at, 1);
    matched += 1;
  }
  return matched;
}

/**
 * Banks truncate words, people do not: the beginning of a word counts where the bank has it. Where the person has it, one
 * letter may be missing.
 */
function isSameWord(ours: string, theirs: string): boolean {
  if (ours.startsWith(theirs) && theirs.length >= shortestPrefix) return true;
  if (theirs.startsWith(ours) && theirs.length - ours.length > 1) return false;
  return jaroWinkler(ours, theirs) >= sameWord;
}

/** 1 for equal words, 0 for words without anything in common; a shared beginning counts extra. */
export function jaroWinkler(one: string, other: string): number {
  const similarity = jaro(one, other);
  let prefix = 0;
  while (prefix < 4 && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return similarity + prefix * 0.1 * (1 - similarity);
}

function jaro(one: string, other: string): number {
  if (one === other) return 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Array<boolean>(other.length).fill(false);
  const inOrder: string[] = [];
  for (const [at, letter] of [...one].entries()) {
    for (let there = Math.max(0, at - reach); there < Math.min(other.length, at + reach + 1); there += 1) {
      if (taken[there] || other[there] !== letter) continue;
      taken[there] = true;
      inOrder.push(letter);
      break;
    }
  }
  const common = inOrder.length;
  if (common === 0) return 0;
  const otherOrder = [...other].filter((_, at) => taken[at]);
  const moved = inOrder.filter((letter, at) => letter !== otherOrder[at]).length / 2;
  return (common / one.length + common / other.length + (common - moved) / common) / 3;
}
