import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from './smtp-server.ts';

export interface TestTwilio {
  url: string;
  received: { path: string; authorization: string; form: Record<string, string> }[];
  answer(status: number, body?: unknown): void;
  close(): Promise<void>;
}

/** Answers like Twilio's Messages resource and stores the requests. */
export async function startTwilio(): Promise<TestTwilio> {
  const received: TestTwilio['received'] = [];
  let reply: { status: number; body: unknown } = { status: 201, body: { sid: 'SM1' } };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    received,
    answer(status, body = {}) {
      reply = { status, body };
    },
    close: async () => void server.close(),
  };
}
