import { randomUUID } from 'node:crypto';
import { Client } from 'undici';

/**
 * One person's connection to the server, who asks again as soon as the last answer is in. A Client of undici is one
 * connection; `fetch` takes several times the processor time for each request, and takes it from the server that is
 * measured beside it.
 */
export class KeepAlive implements AsyncDisposable {
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client(url);
  }

  /** Posts JSON and answers with what came back, which must be a success. */
  async post(path: string, token: string, body: object, withKey: boolean): Promise<string> {
    const answer = await this.#client.request({
      method: 'POST',
      path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(withKey ? { 'idempotency-key': randomUUID() } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    return text;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#client.destroy();
  }
}
