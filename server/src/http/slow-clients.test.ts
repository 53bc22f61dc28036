import { connect, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { startOja } from '../../test/oja.ts';

const oja = await startOja();
await oja.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = oja.app.server.address() as { port: number };

function open(text: string): { socket: Socket; closedAfterMs: Promise<number> } {
  const socket = connect(port, '127.0.0.1');
  const start = Date.now();
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(text);
  const closedAfterMs = new Promise<number>((resolve) =>
    socket.on('close', () => resolve(Date.now() - start)),
  );
  return { socket, closedAfterMs };
}

/** Ten seconds is the deadline; the rest is the interval at which Node checks connections. */
const limitMs = 14_000;
const body =
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{';

describe('slow clients', () => {
  test('are asked for their session again when the body has come', async () => {
    const { token, id } = await oja.person();
    const text = JSON.stringify({ name: 'Food', filter: { search: 'food' }, alert: 'at_once' });
    const head = `POST /api/saved-searches HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n`;
    const find = vi.spyOn(oja.deps.sessions, 'find');
    const { socket } = open(head + text[0]);
    let reply = '';
    socket.on('data', (chunk) => {
      reply += String(chunk);
    });
    await expect.poll(() => find).toHaveBeenCalledOnce();
    expect(await find.mock.results[0]?.value).toMatchObject({ user: { id } });
    await oja.deps.db.deleteFrom('sessions').where('userId', '=', id).execute();
    socket.write(text.slice(1));
    await expect.poll(() => reply).toContain('session_invalid');
    expect(reply).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('are cut off, while others are served', { timeout: 30_000 }, async () => {
    const headers = Array.from({ length: 150 }, () => open('GET /healthz HTTP/1.1\r\nx-slow: '));
    const bodies = Array.from({ length: 150 }, () => open(body));
    const trickle = open(body);
    const drops = setInterval(() => trickle.socket.write(' '), 300);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const times = await Promise.all([...headers, ...bodies, trickle].map((client) => client.closedAfterMs));
    clearInterval(drops);
    expect(Math.max(...times)).toBeLessThan(limitMs);
    expect(Math.min(...times)).toBeGreaterThan(5_000);
  });
});
