/** Drawing primitives: shapes as SVG text, and choices that are the same for the same seed. */

export const size = { width: 540, height: 720 };

/** Smaller than it is drawn: good enough for a card, and quick to store sixty times. */
const rendered = { width: 384, height: 512 };

/** A generator of its own, so that the same account always gets the same picture. */
export function dice(seed: number): (sides: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rect(box: Box, fill: string, radius = 0, opacity = 1): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** A line of text, drawn as a bar. */
export function words(x: number, y: number, width: number, fill: string, height = 12): string {
  return rect({ x, y, width, height }, fill, height / 2);
}

export function triangle(x: number, y: number, side: number, fill: string, opacity = 1): string {
  const points = `${x},${y} ${x + side * 0.87},${y + side / 2} ${x},${y + side}`;
  return `<polygon points="${points}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

export function gradient(id: string, colours: readonly string[], steep = true): string {
  const stops = colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="${steep ? 1 : 0}">${stops}</linearGradient>`;
}

/** Strokes of digits on a grid of 4 × 6, because a machine may have no font. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M2 0 Q4 0 4 3 Q4 6 2 6 Q0 6 0 3 Q0 0 2 0',
  '1': 'M1 1 L2.4 0 L2.4 6',
  '2': 'M0 1.6 Q0.2 0 2 0 Q4 0 4 1.7 Q4 2.8 0 6 L4 6',
  '3': 'M0.2 0.8 Q1 0 2 0 Q3.8 0 3.8 1.5 Q3.8 2.9 2 2.9 Q4 2.9 4 4.5 Q4 6 2 6 Q0.4 6 0 4.8',
  '4': 'M3 6 L3 0 L0 4 L4 4',
  '5': 'M3.8 0 L0.6 0 L0.3 2.8 Q1 2.2 2 2.2 Q4 2.3 4 4.1 Q4 6 2 6 Q0.5 6 0 4.9',
  '6': 'M3.4 0.3 Q0 0.2 0 4 Q0 6 2 6 Q4 6 4 4.1 Q4 2.4 2 2.4 Q0.4 2.4 0 4',
  '7': 'M0 0 L4 0 L1.4 6',
  '8': 'M2 2.8 Q0.3 2.7 0.3 1.4 Q0.3 0 2 0 Q3.7 0 3.7 1.4 Q3.7 2.7 2 2.8 Q0 2.9 0 4.4 Q0 6 2 6 Q4 6 4 4.4 Q4 2.9 2 2.8',
  '9': 'M4 2 Q3.6 3.6 2 3.6 Q0 3.6 0 1.9 Q0 0 2 0 Q4 0 4 2 Q4 5.8 0.6 5.7',
  '.': 'M1.8 5.9 L2.2 5.9',
  K: 'M0.3 0 L0.3 6 M3.8 0 L0.5 3.4 M1.5 2.5 L4 6',
  M: 'M0 6 L0 0 L2 3.2 L4 0 L4 6',
  '%': 'M4 0 L0 6 M0.9 1.9 Q-0.1 1.9 -0.1 0.9 Q-0.1 0 0.9 0 Q1.9 0 1.9 0.9 Q1.9 1.9 0.9 1.9 M3.1 6 Q2.1 6 2.1 5.1 Q2.1 4.1 3.1 4.1 Q4.1 4.1 4.1 5.1 Q4.1 6 3.1 6',
};

/** Figures such as 12.4K, with the given height, beginning at x. */
export function figures(text: string, x: number, y: number, height: number, colour: string): string {
  const unit = height / 6;
  const advance = (character: string) => (character === '.' ? 2.6 : 5.6) * unit;
  let at = x;
  return [...text]
    .map((character) => {
      const shift = character === '.' ? -1.2 * unit : 0;
      const path = `<path transform="translate(${at + shift} ${y}) scale(${unit})" d="${strokes[character] ?? ''}" fill="none" stroke="${colour}" stroke-width="0.95" stroke-linecap="round" stroke-linejoin="round"/>`;
      at += advance(character);
      return path;
    })
    .join('');
}

export function svg(definitions: string, body: string): string {
  const { width, height } = rendered;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${definitions}</defs>${body}</svg>`;
}
