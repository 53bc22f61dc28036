import { connect } from 'node:net';
import { failure } from '@oja/contract/envelope';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';

const oja = await startOja();
await oja.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = oja.app.server.address() as { port: number };

/** Everything that the server sends until it closes the connection. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
  });
}

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), head: head.toLowerCase(), body };
}

const login = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('malformed HTTP', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['an unknown method', 'STEAL / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: 1\r\n\r\n', 400, 'malformed_request'],
    ['a blank before a colon', 'GET / HTTP/1.1\r\nhost : x\r\n\r\n', 400, 'malformed_request'],
    ['two lengths', `${login}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, 'malformed_request'],
    [
      'a length and chunks',
      `${login}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400, 'malformed_request'],
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
    ['HTTP/0.9', 'GET /healthz\r\n\r\n', 400, 'malformed_request'],
    ['HTTP/0.9 with its version', 'GET /healthz HTTP/0.9\r\n\r\n', 400, 'malformed_request'],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('is answered with the envelope and closed: %s', async (_name, text, status, code) => {
    const answer = read(await send(text));
    const body = failure.parse(JSON.parse(answer.body));
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(answer.head).toContain('connection: close');
    expect(answer.head).toContain(`x-request-id: ${body.request_id.toLowerCase()}`);
    expect(answer.head).toContain('x-content-type-options: nosniff');
  });

  test('in a body is answered once', async () => {
    const answer = await send(`${login}transfer-encoding: chunked\r\n\r\nnot a length\r\n`);
    const { status, body } = read(answer);
    expect([status, failure.parse(JSON.parse(body)).code]).toEqual([400, 'malformed_request']);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('leaves others alone: HTTP/1.0 needs no host', async () => {
    const answer = read(await send('GET /healthz HTTP/1.0\r\n\r\n'));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      200,
      { status: 'success', data: { up: true }, message: 'Success' },
    ]);
  });

  test('is no reason for an error in the log', () => {
    expect(oja.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
