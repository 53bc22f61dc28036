import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';

/** Every call except the checkout page needs the secret key as a bearer token. */
export function demandSecretKey(app: FastifyInstance, world: World): void {
  const expected = digest(world.options.secretKey);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) throw new Refusal('key_missing');
    const key = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (key === undefined) throw new Refusal('key_malformed');
    if (!timingSafeEqual(digest(key), expected)) throw new Refusal('key_invalid');
  });
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
