import type { Reading } from '../measure.ts';
import { median } from './median.ts';
import { timedCall } from './offer.ts';

/** Does what is measured once, and returns how long it took. */
type Timed = () => Promise<number>;

/**
 * The median time of the subject against that of the baseline. The two alternate, so that other load on the machine
 * affects both; the first quarter of the rounds is warm-up.
 */
export async function compareTimes(
  rounds: number,
  { subject, baseline }: { subject: Timed; baseline: Timed },
): Promise<Reading> {
  const times: { short: number; long: number }[] = [];
  for (let n = 0; n < rounds; n += 1) times.push({ short: await baseline(), long: await subject() });
  const settled = times.slice(rounds / 4);
  const [short, long] = [median(settled.map((one) => one.short)), median(settled.map((one) => one.long))];
  return { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` };
}

/** Gets these addresses one after another with a session, and returns how long all of them took. */
export async function timePages(urls: readonly string[], token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  let total = 0;
  for (const url of urls) {
    const { status, ms } = await timedCall(url, { headers });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    total += ms;
  }
  return total;
}
