/*
 * Checks the structure of a JSON text in one pass, before it is parsed and without recursion. It refuses nesting that
 * is deeper and more members than any endpoint needs, so that parsing and every later walk over the value are bounded,
 * and an object that names one key twice, because JSON.parse keeps the last value while another reader may keep the first.
 *
 * It is no parser: a text that is not JSON passes or fails here by chance, and JSON.parse refuses it afterwards.
 */

/** Deeper than any body of the contract. */
export const maxJsonDepth = 32;

/** Elements of arrays and members of objects, counted together over the whole text. */
export const maxJsonMembers = 20_000;

export type JsonFault = 'too_deep' | 'too_many_members' | 'duplicate_key';

export function findJsonFault(text: string): JsonFault | undefined {
  /** The keys of every open object, from the outermost; null stands for an array. */
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  let members = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case openingBrace:
      case openingBracket: {
        if (open.length === maxJsonDepth) return 'too_deep';
        members += 1;
        isKeyNext = text.charCodeAt(index) === openingBrace;
        open.push(isKeyNext ? new Set() : null);
        break;
      }
      case closingBrace:
      case closingBracket:
        open.pop();
        isKeyNext = false;
        break;
      case comma:
        members += 1;
        if (members > maxJsonMembers) return 'too_many_members';
        isKeyNext = open.at(-1) instanceof Set;
        break;
      case quote: {
        const end = endOfString(text, index + 1);
        if (isKeyNext && !addKey(open.at(-1), text.slice(index, end + 1))) return 'duplicate_key';
        isKeyNext = false;
        index = end;
        break;
      }
    }
  }
  return undefined;
}

const quote = 0x22;
const comma = 0x2c;
const openingBracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** The index of the closing quote, or the end of an unterminated string. */
function endOfString(text: string, start: number): number {
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) return index;
    if (code === backslash) index += 1;
  }
  return text.length;
}

/** False when the object has the key already. One key may be written in several ways: "a" is "\u0061". */
function addKey(keys: Set<string> | null | undefined, written: string): boolean {
  if (!keys) return true;
  const key = written.includes('\\') ? readString(written) : written.slice(1, -1);
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}

function readString(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}
