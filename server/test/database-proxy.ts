import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A proxy between Oja and its database on a fixed port, which can fail in the ways a network can. */
export interface DatabaseProxy {
  port: number;
  /** The target of new connections. */
  leadTo(port: number): void;
  /** Closes all connections; new ones are accepted and closed at once, as by a proxy without a server behind it. */
  cut(): void;
  /** Closes all connections and the port, so that new ones are refused. */
  refuse(): Promise<void>;
  /** Forwards nothing and closes nothing: both sides have a half-open connection. New ones are not answered. */
  freeze(): void;
  /** Drops answers of the server that contain this text. */
  dropAnswersWith(text: string): void;
  /** Delays every chunk in both directions. */
  delay(ms: number): void;
  /** Ends `cut`, `refuse` and `freeze` for new connections, and `dropAnswersWith`. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(target: { port: number; host?: string }): Promise<DatabaseProxy> {
  const pairs = new Set<Socket>();
  let targetPort = target.port;
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let droppedText: string | undefined;
  let delayMs = 0;
  let server: Server;
  let port = 0;

  function accept(client: Socket): void {
    client.on('error', () => client.destroy());
    if (state === 'cut') return void client.destroy();
    const upstream = dial(targetPort, target.host ?? '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      pairs.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        if (state === 'frozen') return from.pause();
        if (droppedText !== undefined && from === upstream && chunk.includes(droppedText)) return;
        if (delayMs === 0) return void to.write(chunk);
        setTimeout(() => !to.destroyed && to.write(chunk), delayMs);
      });
    }
    if (state === 'frozen') client.pause();
  }

  async function listen(): Promise<void> {
    server = createServer(accept);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as { port: number }).port;
  }

  function destroyAll(): void {
    for (const socket of pairs) socket.destroy();
  }

  function close(): Promise<void> {
    destroyAll();
    return new Promise((resolve) => server.close(() => resolve()));
  }

  await listen();
  return {
    port,
    leadTo: (next) => {
      targetPort = next;
    },
    cut() {
      state = 'cut';
      destroyAll();
    },
    refuse: close,
    freeze() {
      state = 'frozen';
    },
    dropAnswersWith: (text) => {
      droppedText = text;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    async mend() {
      state = 'open';
      droppedText = undefined;
      if (!server.listening) await listen();
    },
    stop: close,
  };
}
