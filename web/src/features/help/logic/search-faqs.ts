import type { Faq } from '../faqs';
import { synonyms } from '../synonyms';
import { correctWord } from './correct-word';

/**
 * The questions that a search finds, the best first. Every word of the search counts once per question, most in the
 * question itself, less in its keywords and least in the answer; a synonym counts half. A question is found when it has
 * every word that says something; if none has, those with at least half of the words are. A word that stands nowhere is
 * taken for a typing error, if there is one that it could have been.
 */
export function searchFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const terms = termsOf(search).map((term) => corrected(term, faqs));
  if (terms.length === 0) return search.trim() === '' ? faqs : [];
  const rated = faqs.map((faq) => {
    const points = terms.map((term) => pointsOf(faq, term));
    return { faq, found: points.filter((each) => each > 0).length, points: sum(points) };
  });
  const most = Math.max(...rated.map(({ found }) => found));
  if (most < terms.length / 2) return [];
  return rated
    .filter(({ found }) => found > 0 && found === most)
    .toSorted((one, other) => other.points - one.points)
    .map(({ faq }) => faq);
}

interface Term {
  word: string;
  synonyms: readonly string[];
}

const weights = { question: 8, keywords: 5, answer: 2 } as const;

/** Words that stand in every question and tell none apart. */
const fillers = new Set(
  'a about am an and are at be can did do does for from get has have how i if in into is it me my of on or please should that the there this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

function termsOf(search: string): Term[] {
  let rest = search.toLowerCase();
  const terms: Term[] = [];
  // Synonyms of several words are taken out first, so that "cash out" is one term.
  for (const group of synonyms) {
    const phrase = group.find((each) => each.includes(' ') && rest.includes(each));
    if (phrase === undefined) continue;
    rest = rest.replace(phrase, ' ');
    terms.push({ word: phrase, synonyms: group.filter((each) => each !== phrase) });
  }
  const words = rest
    .split(/\s+/)
    .map((word) => word.replace(/^["'“‘]+|[?!.,;:"'”’]+$/g, ''))
    .filter(Boolean);
  const distinctive = words.filter((word) => !fillers.has(word));
  // A search made of such words alone is taken as it is.
  const kept = distinctive.length === 0 && terms.length === 0 ? words : distinctive;
  return [...terms, ...[...new Set(kept)].map((word) => ({ word, synonyms: synonymsOf(word) }))];
}

function synonymsOf(word: string): string[] {
  const group = synonyms.find((each) => each.some((own) => word.startsWith(own)));
  return group?.filter((each) => !word.startsWith(each)) ?? [];
}

function corrected(term: Term, faqs: readonly Faq[]): Term {
  if (faqs.some((faq) => pointsOf(faq, term) > 0)) return term;
  const word = correctWord(term.word, knownWords(faqs));
  return word === undefined ? term : { word, synonyms: synonymsOf(word) };
}

/** Synonyms first, because they are the words that people search for. */
function knownWords(faqs: readonly Faq[]): Set<string> {
  const texts = faqs.flatMap(({ question, keywords = '', answer }) => [question, keywords, answer]);
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}-]+/gu) ?? [];
  return new Set([...synonyms.flat(), ...words]);
}

function pointsOf(faq: Faq, { word, synonyms: others }: Term): number {
  const own = Math.max(placeOf(faq, word), placeOf(faq, stemOf(word)));
  return Math.max(own, ...others.map((other) => placeOf(faq, other) / 2));
}

function placeOf({ question, keywords = '', answer }: Faq, word: string): number {
  if (startsAWord(question, word)) return weights.question;
  if (startsAWord(keywords, word)) return weights.keywords;
  return startsAWord(answer, word) ? weights.answer : 0;
}

/** Whether the text has a word that begins like this, or contains a sign such as ₦ where it stands. */
function startsAWord(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? '') || !/^[\p{L}\p{N}]/u.test(word)) return true;
  }
  return false;
}

/** Without its ending, so that "withdrawals" finds "withdraw". Short words stay what they are. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ations?|ings?|als?|ers?|ed|es|s)$/, '');
  return stem.length >= 4 ? stem : word;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
