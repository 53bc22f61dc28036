import { argumentsAt } from './call-arguments.ts';
import type { Finding } from './rule.ts';
import { lineOf } from './source-file.ts';

const shortestNoticedMs = 100;

/** Timers whose delay is written as a figure that a person would notice. */
export function findTimings(code: string): Finding[] {
  return [...code.matchAll(/\bset(?:Timeout|Interval)\s*\(/g)].flatMap((match) => {
    const delay = argumentsAt(code, match.index + match[0].length).at(-1) ?? '';
    const milliseconds = figureOf(delay);
    return milliseconds !== undefined && milliseconds >= shortestNoticedMs
      ? [{ line: lineOf(code, match.index), found: `waits ${delay}` }]
      : [];
  });
}

/** The value of a figure or a product of figures; undefined for anything with a name in it. */
function figureOf(text: string): number | undefined {
  const factors = text.split('*').map((factor) => factor.trim());
  if (!factors.every((factor) => /^\d[\d_]*(?:\.\d+)?(?:e\d+)?$/i.test(factor))) return undefined;
  return factors.reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}
