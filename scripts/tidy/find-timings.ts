import type { Finding } from './rule.ts';
import { lineOf } from './source-file.ts';

const shortestNoticedMs = 100;

/** Timers whose delay is written as a figure that a person would notice. */
export function findTimings(code: string): Finding[] {
  return [...code.matchAll(/\bset(?:Timeout|Interval)\s*\(/g)].flatMap((match) => {
    const delay = lastArgument(code, match.index + match[0].length);
    const milliseconds = figureOf(delay);
    return milliseconds !== undefined && milliseconds >= shortestNoticedMs
      ? [{ line: lineOf(code, match.index), found: `waits ${delay}` }]
      : [];
  });
}

/** The text after the last comma at the depth of the call itself. */
function lastArgument(code: string, start: number): string {
  let depth = 0;
  let argumentStart = start;
  for (let at = start; at < code.length; at += 1) {
    const character = code[at] ?? '';
    if (character === '"' || character === "'" || character === '`') at = code.indexOf(character, at + 1);
    if (at === -1) return '';
    if ('([{'.includes(character)) depth += 1;
    else if (depth === 0 && character === ')') return code.slice(argumentStart, at).trim();
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && character === ',' && code.slice(at + 1).trimStart()[0] !== ')')
      argumentStart = at + 1;
  }
  return '';
}

/** The value of a figure or a product of figures; undefined for anything with a name in it. */
function figureOf(text: string): number | undefined {
  const factors = text
    .replace(/,$/, '')
    .split('*')
    .map((factor) => factor.trim());
  if (!factors.every((factor) => /^\d[\d_]*(?:\.\d+)?(?:e\d+)?$/i.test(factor))) return undefined;
  return factors.reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}
