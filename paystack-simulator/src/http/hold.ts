import type { FastifyReply } from 'fastify';
import type { World } from '../world.ts';

/**
 * Sends no reply: the connection stays open until the client closes it, the simulator closes or the holding time is
 * over, then it is cut. The reply is hijacked from Fastify.
 */
export async function holdForever(world: World, reply: FastifyReply, holdMs?: number): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  const ending = AbortSignal.any([world.ending.signal, AbortSignal.timeout(holdMs ?? world.options.holdMs)]);
  await new Promise<void>((resolve) => {
    if (raw.closed || ending.aborted) resolve();
    raw.once('close', resolve);
    ending.addEventListener('abort', () => resolve(), { once: true });
  });
  raw.destroy();
}
