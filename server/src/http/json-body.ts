import { isAscii } from 'node:buffer';
import { randomBytes } from 'node:crypto';

/*
 * Pictures may arrive as data URLs inside JSON, up to 16 MB, and parsing them would block every other request. Data
 * URLs contain neither quotes nor backslashes, so they are cut out by a byte search, and only the small rest, with a
 * placeholder for each, is parsed.
 *
 * The quotes around a data URL stay and the placeholder contains none, so the rest is valid JSON exactly when the
 * whole body is. The placeholder is unguessable, and a placeholder without a data URL is left unchanged.
 */

const mark = `lifted-${randomBytes(12).toString('hex')}-`;
const opening = Buffer.from('"data:image/');
const quote = 0x22;
const backslash = 0x5c;

/** Smaller bodies are parsed quickly, and no field except a picture is this long. */
const minExtractedBytes = 16 * 1024;

export interface ExtractedBody {
  text: string;
  dataUrls: string[];
}

export function extractDataUrls(body: Buffer): ExtractedBody {
  if (body.length < minExtractedBytes) return { text: body.toString('utf8'), dataUrls: [] };
  const parts: string[] = [];
  const dataUrls: string[] = [];
  let copiedUpTo = 0;
  let start = body.indexOf(opening);
  while (start !== -1) {
    const end = body.indexOf(quote, start + 1);
    if (end === -1) break;
    const isLong = end - start > minExtractedBytes;
    const isExtracted = isLong && body[start - 1] !== backslash && isPlain(body.subarray(start + 1, end));
    if (isExtracted) {
      parts.push(body.toString('utf8', copiedUpTo, start + 1), `${mark}${dataUrls.length}`);
      dataUrls.push(body.toString('latin1', start + 1, end));
      copiedUpTo = end;
    }
    // A skipped quote may itself open a string.
    start = body.indexOf(opening, isExtracted ? end + 1 : start + 1);
  }
  return { text: parts.join('') + body.toString('utf8', copiedUpTo), dataUrls };
}

/**
 * Text that JSON.parse would return unchanged. Control characters, which it would refuse, are refused when the
 * picture is decoded.
 */
function isPlain(content: Buffer): boolean {
  return isAscii(content) && !content.includes(backslash);
}

/**
 * Replaces the placeholders by their data URLs, in place and without recursion, because the value may be deeply
 * nested.
 */
export function restoreDataUrls(parsed: unknown, dataUrls: readonly string[]): unknown {
  if (dataUrls.length === 0) return parsed;
  const root = { value: parsed };
  const waiting: object[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null) waiting.push(value);
      else if (typeof value === 'string' && value.startsWith(mark))
        Object.assign(node, { [key]: dataUrls[Number(value.slice(mark.length))] ?? value });
    }
  }
  return root.value;
}
