import { findMails } from './find-addresses.ts';
import { findAtNames } from './find-handles.ts';
import { findPhones } from './find-phones.ts';
import { type Span, spansOf } from './span.ts';

/** "0x1DEB7E07": more hexadecimal digits than a colour has. */
export function findHexadecimal(text: string): Span[] {
  return spansOf(text, /\b0x[0-9a-f]{7,64}\b/gi);
}

/** "MDgwMzEyMzQ1Njc=": base64 of a text that holds a contact. */
export function findBase64(text: string): Span[] {
  return spansOf(text, /(?<![\w+/])[\w+/-]{11,172}={0,2}/g).filter(({ start, end }) => {
    const decoded = decode(text.slice(start, end));
    if (decoded === undefined) return false;
    return [findPhones, findMails, findAtNames].some((find) => find(decoded).length > 0);
  });
}

/** The text behind base64; undefined when the bytes are no plain text. */
function decode(encoded: string): string | undefined {
  const decoded = Buffer.from(encoded, 'base64').toString('latin1');
  return decoded.length >= 8 && /^[\x20-\x7e\n]+$/.test(decoded) ? decoded : undefined;
}
