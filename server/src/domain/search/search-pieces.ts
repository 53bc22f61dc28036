import { literally } from './search-terms.ts';

export interface Pieces {
  /** For `like`. Every text fulfils them that has what is looked for in it, and few others do. */
  patterns: string[];
  /** Hardly a larger part of the texts does. */
  share: number;
}

const askedAtMost = 2;

// Only what every database takes for letters, and for what stands between words: about others they do not agree.
const letter = '[a-z0-9]';
const between = '[ -/:-@[-`{-~]';
const overlapping = new RegExp(`(?=(${letter}{3}|${between}${letter}{2}|${letter}{2}${between}))`, 'g');

interface Stretch {
  text: string;
  from: number;
  to: number;
  share: number;
}

/**
 * The rarest stretches of what is looked for, in lower case: those whose trigrams few texts have, or else none has less.
 * How large a part of the texts has a trigram says `shareOf`; what begins or ends a word is a blank in it. Undefined
 * when there is no trigram.
 */
export function rarestPieces(
  texts: readonly string[],
  shareOf: (trigram: string) => number,
  few: number,
): Pieces | undefined {
  const trigrams = texts.flatMap((text) =>
    [...text.matchAll(overlapping)].map(({ index: from, 1: signs = '' }): Stretch => {
      return { text, from, to: from + 3, share: shareOf(signs.replace(/[^a-z0-9]/, ' ')) };
    }),
  );
  if (trigrams.length === 0) return undefined;
  const share = Math.min(...trigrams.map((trigram) => trigram.share));
  const rarest = joined(trigrams.filter((trigram) => trigram.share <= Math.max(share, few)))
    .sort((one, other) => one.share - other.share)
    .slice(0, askedAtMost);
  return { share, patterns: rarest.map(({ text, from, to }) => `%${literally(text.slice(from, to))}%`) };
}

/** Trigrams that overlap are asked for as one. */
function joined(trigrams: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const trigram of trigrams) {
    const last = stretches.at(-1);
    if (last?.text === trigram.text && last.to === trigram.to - 1) {
      last.to = trigram.to;
      last.share = Math.min(last.share, trigram.share);
    } else {
      stretches.push({ ...trigram });
    }
  }
  return stretches;
}
