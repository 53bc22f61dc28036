import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphsFolder } from '../../../config/folders.ts';

/**
 * Text as outlines. What an SVG's text element looks like depends on the fonts of the machine, and the image library
 * cannot read the packaged web fonts; so the outlines of their letters are stored in files (server/glyphs/cut-glyphs.py).
 * A character without an outline, such as an emoji, is left out.
 */
export interface Typeface {
  /** The width of the text in pixels. */
  measure(text: string, sizePx: number): number;
  /** An SVG group whose baseline starts at `x`, `y`. */
  draw(text: string, at: { x: number; y: number; sizePx: number; color: string }): string;
  /** The text without what cannot be drawn. */
  drawable(text: string): string;
}

interface Glyph {
  advance: number;
  path: string;
}

type Glyphs = ReadonlyMap<string, Glyph>;

/** Outlines and distances are in thousandths of the font size. */
const unitsPerSize = 1_000;

let body: Glyphs | undefined;
let heading: Glyphs | undefined;

/** The font of running text. */
export function bodyType(): Typeface {
  body ??= readGlyphs('inter-500');
  return createTypeface(body, 0);
}

/** The font of headings, set a little tighter; letters that it lacks are taken from the font of running text. */
export function headingType(): Typeface {
  heading ??= new Map([...(body ?? readGlyphs('inter-500')), ...readGlyphs('bricolage-grotesque-700')]);
  return createTypeface(heading, -20);
}

function createTypeface(glyphs: Glyphs, spacing: number): Typeface {
  const glyphsOf = (text: string) =>
    [...text.normalize('NFC')].flatMap((character) => glyphs.get(character) ?? []);
  return {
    measure(text, sizePx) {
      const units = glyphsOf(text).reduce((sum, { advance }) => sum + advance + spacing, 0);
      return (units * sizePx) / unitsPerSize;
    },
    draw(text, { x, y, sizePx, color }) {
      let left = 0;
      const paths = glyphsOf(text).map(({ advance, path }) => {
        const drawn = path === '' ? '' : `<path transform="translate(${left} 0)" d="${path}"/>`;
        left += advance + spacing;
        return drawn;
      });
      const scale = sizePx / unitsPerSize;
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
    },
    drawable: (text) =>
      [...text.normalize('NFC').replace(/\s+/g, ' ')]
        .filter((character) => glyphs.has(character))
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
  };
}

function readGlyphs(name: string): Glyphs {
  const lines = readFileSync(join(glyphsFolder, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', advance = '', path = ''] = line.split('\t');
      return [String.fromCodePoint(Number.parseInt(code, 16)), { advance: Number(advance), path }];
    }),
  );
}
