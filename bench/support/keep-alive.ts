import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * One person's connection to the server, who asks again as soon as the last answer is in; the server ends it after a
 * pause. Node's own client takes half a millisecond of processor time for each request, and takes it from the server
 * that is measured beside it.
 */
export class KeepAlive implements Disposable {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #asked: PromiseWithResolvers<string> | undefined;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The server hung up.')));
  }

  /** Posts JSON and answers with what came back, which must be a success. */
  post(path: string, token: string, body: object, withKey: boolean): Promise<string> {
    const text = JSON.stringify(body);
    const key = withKey ? `idempotency-key: ${randomUUID()}\r\n` : '';
    this.#asked = Promise.withResolvers();
    this.#socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nauthorization: Bearer ${token}\r\n` +
        `${key}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
    return this.#asked.promise;
  }

  [Symbol.dispose](): void {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) this.#asked?.reject(new Error(`How long is this answer? ${head}`));
    const end = headEnd + 4 + Number(length);
    if (!(this.#received.length >= end)) return;
    const text = this.#received.toString('utf8', headEnd + 4, end);
    this.#received = this.#received.subarray(end);
    if (head.startsWith('HTTP/1.1 200 ')) this.#asked?.resolve(text);
    else this.#asked?.reject(new Error(`${head}\n${text}`));
  }
}
