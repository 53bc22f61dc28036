import { argumentsAt } from './call-arguments.ts';
import type { Finding } from './rule.ts';
import { lineOf } from './source-file.ts';

/** Toasts and navigation in the callbacks of `mutate`, which are skipped once the component is gone. */
export function findLostToasts(code: string): Finding[] {
  return [...code.matchAll(/\bmutate\s*\(/g)].flatMap((match) => {
    const [, callbacks = ''] = argumentsAt(code, match.index + match[0].length);
    const [lost] = /\b\w*toast\w*\b|\bnavigate\b/i.exec(callbacks) ?? [];
    return lost === undefined
      ? []
      : [{ line: lineOf(code, match.index), found: `calls ${lost} in a callback of mutate` }];
  });
}
