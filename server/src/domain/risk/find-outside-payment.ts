/**
 * Words that ask to pay past the escrow. Names of payment services count only after a word about paying, because
 * accounts about crypto and banking are sold as well.
 */
interface Passage {
  first: ReadonlySet<string>;
  last: ReadonlySet<string>;
  /** At most so many words stand between the two. */
  between: number;
  /** The only words that may stand between them; any when it is missing. */
  fillers?: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const paying = setOf('pay pays paid payment payments accept accepts send transfer');

const passages: readonly Passage[] = [
  {
    first: setOf('outside off without no skip avoid bypass'),
    last: setOf('app site platform website escrow oja'),
    between: 2,
    fillers: setOf('of the this'),
  },
  { first: paying, last: setOf('direct directly privately'), between: 2 },
  {
    first: setOf('direct private'),
    last: setOf('payment payments transfer transfers deal deals'),
    between: 1,
    fillers: setOf('bank'),
  },
  {
    first: paying,
    last: setOf('crypto bitcoin btc usdt paypal opay palmpay moniepoint skrill'),
    between: 4,
  },
  { first: paying, last: setOf('account'), between: 4, fillers: setOf('it the money to into in my bank') },
];

const textAtMost = 10_000;

/** The passages that were found, each once, in lower case. */
export function findOutsidePayment(text: string): string[] {
  const plain = text.slice(0, textAtMost).normalize('NFKC').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]/u).filter((word) => word !== '');
  const found = passages.flatMap((passage) =>
    words.flatMap((word, start) =>
      passage.first.has(word)
        ? (endPassage(words.slice(start, start + passage.between + 2), passage) ?? [])
        : [],
    ),
  );
  return [...new Set(found)].slice(0, 5);
}

/** The passage that begins with the first of these words. */
function endPassage(words: readonly string[], { last, between, fillers }: Passage): string | undefined {
  for (let end = 1; end <= between + 1; end += 1) {
    const word = words[end];
    if (word === undefined) return undefined;
    if (last.has(word)) return words.slice(0, end + 1).join(' ');
    if (fillers && !fillers.has(word)) return undefined;
  }
  return undefined;
}
