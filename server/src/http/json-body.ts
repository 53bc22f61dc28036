import { isAscii } from 'node:buffer';
import { randomBytes } from 'node:crypto';

/*
 * Pictures may come as data URLs inside JSON, up to 16 MB of them, and a parser that walks through all of that holds
 * up every other request meanwhile. Data URLs have neither quotes nor backslashes in them, so they can be cut out by
 * searching for bytes, which is nearly free: what is parsed is the small rest, with a mark in place of each.
 *
 * The quotes around a data URL stay where they are and its mark holds none, so the rest is valid JSON exactly when the
 * whole was. The mark cannot be guessed, and one that stands for nothing is left alone.
 */

const mark = `lifted-${randomBytes(12).toString('hex')}-`;
const opening = Buffer.from('"data:image/');
const quote = 0x22;
const backslash = 0x5c;

/** Anything smaller is parsed in no time, and no field but a picture may be as long. */
const worthLiftingBytes = 16 * 1024;

export interface LiftedBody {
  text: string;
  dataUrls: string[];
}

export function liftDataUrls(body: Buffer): LiftedBody {
  if (body.length < worthLiftingBytes) return { text: body.toString('utf8'), dataUrls: [] };
  const parts: string[] = [];
  const dataUrls: string[] = [];
  let kept = 0;
  let start = body.indexOf(opening);
  while (start !== -1) {
    const end = body.indexOf(quote, start + 1);
    if (end === -1) break;
    const isLong = end - start > worthLiftingBytes;
    const isLifted = isLong && body[start - 1] !== backslash && isPlain(body.subarray(start + 1, end));
    if (isLifted) {
      parts.push(body.toString('utf8', kept, start + 1), `${mark}${dataUrls.length}`);
      dataUrls.push(body.toString('latin1', start + 1, end));
      kept = end;
    }
    // A quote that is skipped may itself be an opening one.
    start = body.indexOf(opening, isLifted ? end + 1 : start + 1);
  }
  return { text: parts.join('') + body.toString('utf8', kept), dataUrls };
}

/** What a parser would hand on as it stands. Control characters it would refuse are found when it is decoded. */
function isPlain(content: Buffer): boolean {
  return isAscii(content) && !content.includes(backslash);
}

/** Puts the data URLs back where their marks stand, in place and without recursion: the value may be nested deeply. */
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
