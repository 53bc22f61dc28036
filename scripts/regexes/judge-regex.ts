import { check } from 'recheck';

/** What the checker found out about a regular expression; `undefined` when it is safe. */
export type Fault = { kind: 'exponential' | 'polynomial' | 'undecided'; sentence: string } | undefined;

/** Longer than any expression of this repository takes on a busy machine. */
const timeoutMs = 60_000;

/** Asks recheck whether a text exists on which the expression takes more than linear time. */
export async function judgeRegex(source: string, flags: string): Promise<Fault> {
  const verdict = await check(source, flags, { timeout: timeoutMs });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') {
    return {
      kind: 'undecided',
      sentence: `recheck could not decide it (${verdict.error.kind}): write it in simpler parts`,
    };
  }
  const { type, summary } = verdict.complexity;
  return {
    kind: type === 'exponential' ? 'exponential' : 'polynomial',
    sentence: `${summary} time, for example with ${verdict.attack.pattern}`,
  };
}
