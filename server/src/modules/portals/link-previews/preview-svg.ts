import type { Platform } from '@oja/contract/listing-labels';
import {
  type SimpleIcon,
  siFacebook,
  siInstagram,
  siTelegram,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import { type FittedText, fitText } from './fit-text.ts';
import { bodyType, headingType } from './typeface.ts';

/** What a preview shows, from top to bottom. */
export interface Preview {
  platform?: Platform | undefined;
  kicker: string;
  title: string;
  /** Stands for a title of which no character can be drawn. */
  titleElse: string;
  facts: readonly string[];
  /** Large, at the foot: the price of a listing. */
  foot: string;
}

const width = 1200;
const height = 630;
const margin = 72;
const textWidthPx = width - 2 * margin;
/** The light colours of web/src/styles/tokens.css. */
const colors = {
  background: '#faf7f0',
  card: '#fffefb',
  border: '#e3dccd',
  foreground: '#14201a',
  muted: '#565f58',
  primary: '#0b6b4f',
  primaryText: '#ffffff',
  awning: '#d7e5db',
} as const;

const icons: Readonly<Record<Platform, SimpleIcon>> = {
  instagram: siInstagram,
  youtube: siYoutube,
  twitter: siX,
  tiktok: siTiktok,
  telegram: siTelegram,
  whatsapp: siWhatsapp,
  facebook: siFacebook,
};

/** A preview as SVG. Texts become outlines, so nothing that a person typed is written into the document. */
export function previewSvg(preview: Preview): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    awning(),
    logo(),
    kickerLine(preview),
    titleAndFacts(preview),
    foot(preview.foot),
    '</svg>',
  ].join('');
}

function awning(): string {
  const dark = 'M0 0h28v16a28 28 0 0 1-28 28zM84 0h28v44a28 28 0 0 1-28-28z';
  const light = 'M28 0h56v16a28 28 0 0 1-56 0z';
  const scallops = Array.from({ length: 12 }, (_, index) => {
    const paths = `<path fill="${colors.primary}" d="${dark}"/><path fill="${colors.awning}" d="${light}"/>`;
    return `<g transform="translate(${index * 112 - 72} 0)">${paths}</g>`;
  });
  return scallops.join('');
}

function logo(): string {
  const mark =
    'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM6.43 11a10.8 10.8 0 0 0 .22 10.4h18.7a10.8 10.8 0 0 0 .22-10.4 3.19 3.19 0 0 1-6.38 0 3.19 3.19 0 0 1-6.38 0 3.19 3.19 0 0 1-6.38 0Z';
  return [
    `<path fill="${colors.primary}" fill-rule="evenodd" d="${mark}" transform="translate(${margin - 3} 88) scale(1.75)"/>`,
    headingType().draw('Oja', { x: margin + 64, y: 130, sizePx: 42, color: colors.foreground }),
  ].join('');
}

function kickerLine({ platform, kicker }: Preview): string {
  const type = bodyType();
  const y = 218;
  const icon = platform === undefined ? undefined : icons[platform];
  const left = icon === undefined ? margin : margin + 56;
  const { lines, sizePx } = fitText(type, kicker, {
    widthPx: width - margin - left,
    lines: 1,
    sizesPx: [34],
  });
  const mark =
    icon === undefined
      ? ''
      : `<path fill="#${icon.hex}" d="${icon.path}" transform="translate(${margin} ${y - 32}) scale(1.667)"/>`;
  return mark + lines.map((line) => type.draw(line, { x: left, y, sizePx, color: colors.muted })).join('');
}

function titleAndFacts({ title, titleElse, facts }: Preview): string {
  const { lines, sizePx } = fitTitle(title, titleElse);
  const top = 244;
  const lineHeightPx = sizePx * 1.08;
  const titleLines = lines.map((line, index) =>
    headingType().draw(line, {
      x: margin,
      y: top + sizePx * 0.82 + index * lineHeightPx,
      sizePx,
      color: colors.foreground,
    }),
  );
  const type = bodyType();
  const fact = fitText(type, facts.join(' · '), { widthPx: textWidthPx, lines: 1, sizesPx: [32, 28] });
  const y = top + lines.length * lineHeightPx + 42;
  const factLine = fact.lines.map((line) =>
    type.draw(line, { x: margin, y, sizePx: fact.sizePx, color: colors.muted }),
  );
  return [...titleLines, ...factLine].join('');
}

function fitTitle(title: string, titleElse: string): FittedText {
  const type = headingType();
  const shown = type.drawable(title) === '' ? titleElse : title;
  const large = fitText(type, shown, { widthPx: textWidthPx, lines: 1, sizesPx: [92] });
  const isWhole = large.lines.join(' ') === type.drawable(shown);
  return isWhole ? large : fitText(type, shown, { widthPx: textWidthPx, lines: 2, sizesPx: [76, 60] });
}

/** A band with the price at its left and the promise of escrow at its right. */
function foot(text: string): string {
  const type = headingType();
  const label = 'Escrow on Oja';
  const labelSizePx = 32;
  const pillWidth = bodyType().measure(label, labelSizePx) + 112;
  const pillLeft = width - margin - pillWidth;
  const widthPx = pillLeft - margin - 32;
  const { lines, sizePx } = fitText(type, text, { widthPx, lines: 1, sizesPx: [64, 48, 36] });
  const top = 512;
  const check = 'M0 12l9 9L27 2';
  return [
    `<path d="M${margin} ${top - 16}H${width - margin}" stroke="${colors.border}" stroke-width="2"/>`,
    ...lines.map((line) =>
      type.draw(line, { x: margin, y: top + 36 + sizePx * 0.36, sizePx, color: colors.foreground }),
    ),
    `<rect x="${pillLeft}" y="${top}" width="${pillWidth}" height="72" rx="36" fill="${colors.primary}"/>`,
    `<path d="${check}" transform="translate(${pillLeft + 32} ${top + 25})" fill="none" stroke="${colors.primaryText}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    bodyType().draw(label, {
      x: pillLeft + 76,
      y: top + 48,
      sizePx: labelSizePx,
      color: colors.primaryText,
    }),
  ].join('');
}
