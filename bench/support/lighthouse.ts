import lighthouse, { type Config, type Result } from 'lighthouse';
import type { Reading } from '../measure.ts';
import { median } from './median.ts';

type Visit = {
  url: string;
  /** The debugging port of the browser. */
  port: number;
  /** Lighthouse's default is a phone on a slow network. */
  config?: Config;
  /** Keeps the browser's storage, such as a session. */
  keepStorage?: boolean;
};

export async function visit({ url, port, config, keepStorage = false }: Visit): Promise<Result> {
  const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: keepStorage } as const;
  const visited = await lighthouse(url, flags, config);
  const result = visited?.lhr;
  if (result === undefined) throw new Error('Lighthouse gave no result.');
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

/** The median score of several visits. */
export function readingOf(results: readonly Result[], category: string): Reading {
  const scores = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
  return { value: median(scores), detail: `${scores.join(', ')}${faultsOf(results, category)}` };
}

/** The audits that cost points in any of the runs. */
function faultsOf(results: readonly Result[], category: string): string {
  const faults = results.flatMap((result) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return faults.length > 0 ? `; costs points: ${[...new Set(faults)].join(', ')}` : '';
}
