import { get } from 'node:http';

/** The event stream of one user, as a browser holds it. */
export interface EventStream {
  /** The time of the next hint about the topic, by `performance.now`. Rejects on timeout. */
  waitForHint(topic: 'notifications' | 'messages', withinMs: number): Promise<number>;
  close(): void;
}

interface Waiting {
  text: string;
  received(at: number): void;
}

const openWithinMs = 30_000;

export function openStream(url: string, token: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    let waiting: Waiting[] = [];
    const headers = { authorization: `Bearer ${token}` };
    const request = get(`${url}/api/events`, { headers, agent: false }, (response) => {
      clearTimeout(giveUp);
      if (response.statusCode !== 200) {
        request.destroy();
        return reject(new Error(`A stream answered ${response.statusCode}.`));
      }
      response.setEncoding('utf8').on('data', (text: string) => {
        const at = performance.now();
        const arrived = waiting.filter((one) => text.includes(one.text));
        waiting = waiting.filter((one) => !arrived.includes(one));
        for (const one of arrived) one.received(at);
      });
      response.on('error', () => undefined);
      return resolve({ waitForHint, close: () => request.destroy() });
    });
    request.on('error', reject);
    const giveUp = setTimeout(() => {
      request.destroy(new Error(`A stream was not opened within ${openWithinMs / 1_000} seconds.`));
    }, openWithinMs);

    function waitForHint(topic: string, withinMs: number): Promise<number> {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          reject(new Error(`No hint about ${topic} came within ${withinMs / 1_000} seconds.`));
        }, withinMs);
        waiting.push({
          text: `"${topic}"`,
          received(at) {
            clearTimeout(late);
            resolve(at);
          },
        });
      });
    }
  });
}
