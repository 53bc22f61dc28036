import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answered {
  status: number;
  ms: number;
  /** Empty unless `keepText` is set. */
  text: string;
}

/** Sends at a constant rate, whether or not earlier requests have been answered (open workload). */
export async function offer(
  pace: { perSecond: number; seconds: number },
  send: (index: number) => Promise<Answered>,
): Promise<Answered[]> {
  const startedAt = performance.now();
  const sent: Promise<Answered>[] = [];
  for (let index = 0; index < pace.perSecond * pace.seconds; index += 1) {
    const dueAt = startedAt + (index * 1000) / pace.perSecond;
    await delay(Math.max(0, dueAt - performance.now()));
    const answer = send(index);
    // A failure is reported at the end with all results, and must not end the process before.
    answer.catch(() => undefined);
    sent.push(answer);
  }
  return Promise.all(sent);
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const giveUpMs = 60_000;

/** One request, timed until the last byte of its answer. */
export function timedCall(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; keepText?: boolean } = {},
): Promise<Answered> {
  const { body, method = 'GET', headers = {} } = options;
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const outgoing = request(url, { method, headers, agent, timeout: giveUpMs }, (incoming) => {
      let text = '';
      if (options.keepText) incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.once('end', () =>
        resolve({ status: incoming.statusCode ?? 0, ms: performance.now() - startedAt, text }),
      );
      incoming.once('error', reject);
      incoming.resume();
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} did not answer in time.`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
