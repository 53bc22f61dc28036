import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createWebhookGateway, type WebhookGateway } from '../src/gateways/webhooks/webhook-gateway.ts';

export interface Received {
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  /** What arrived, oldest first. */
  got: Received[];
  /** How it answers from now on. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  /** A gateway that leads every host name here. */
  gateway(options?: { timeoutMs?: number; mayReach?: (address: string) => boolean }): WebhookGateway;
}

/** A webhook receiver that answers with success until a test says otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      receiver.got.push({ headers: request.headers as Record<string, string>, body });
      receiver.answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    got: [],
    answer: (response) => response.writeHead(204).end(),
    gateway: ({ timeoutMs = 10_000, mayReach = () => true } = {}) =>
      createWebhookGateway({
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        mayReach,
        dial: (url, options, onResponse) =>
          http.request({ ...options, host: url.hostname, path: url.pathname, port }, onResponse),
        timeoutMs,
      }),
  };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
