import type { Typeface } from './typeface.ts';

interface Space {
  widthPx: number;
  lines: number;
  /** From the largest on; the first in which the text fits is taken. */
  sizesPx: readonly [number, ...number[]];
}

export interface FittedText {
  lines: readonly string[];
  sizePx: number;
}

/**
 * Breaks a text into lines at the largest size that fits. At the smallest size a word that is too long is broken too, and
 * what does not fit is cut off with an ellipsis.
 */
export function fitText(type: Typeface, text: string, space: Space): FittedText {
  const words = type.drawable(text).split(' ').filter(Boolean);
  for (const sizePx of space.sizesPx) {
    const fits = fitsAt(sizePx);
    const lines = breakLines(words, fits);
    if (lines.length <= space.lines && lines.every(fits)) return { lines, sizePx };
  }
  const smallestPx = Math.min(...space.sizesPx);
  const fits = fitsAt(smallestPx);
  const lines = breakLines(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  );
  return { lines: cutLines(lines, space.lines, fits), sizePx: smallestPx };

  function fitsAt(sizePx: number) {
    return (line: string) => type.measure(line, sizePx) <= space.widthPx;
  }
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of word) {
    const longer = `${pieces.at(-1) ?? ''}${character}`;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cutLines(lines: readonly string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), cutLine(lines.slice(most - 1).join(' '), fits)];
}

function cutLine(line: string, fits: (line: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
