import type { FastifyReply } from 'fastify';
import type { World } from '../world.ts';

/**
 * Answers nothing: the connection stays open until the client gives up, the simulator closes or the holding time is
 * over, then it is cut. The reply is taken out of Fastify's hands for good.
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
