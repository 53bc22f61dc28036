import Fastify, { type FastifyInstance } from 'fastify';
import type { SimulatorOptions } from './options.ts';
import { paystackSimulator } from './plugin.ts';

export interface StartOptions extends Omit<SimulatorOptions, 'publicUrl'> {
  /** 0 lets the system choose. */
  port: number;
  host?: string | undefined;
  /** Where browsers reach it, if that is not where it listens. */
  publicUrl?: SimulatorOptions['publicUrl'] | undefined;
}

/** Runs the simulator alone. The address it listens on is in `url`; `close` stops it. */
export async function startSimulator(
  options: StartOptions,
): Promise<{ app: FastifyInstance; url: string; close: () => Promise<void> }> {
  const { port, host = '127.0.0.1', publicUrl, ...rest } = options;
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  let url = '';
  await app.register(paystackSimulator, { ...rest, publicUrl: publicUrl ?? (() => url) });
  url = await app.listen({ port, host });
  return { app, url, close: () => app.close() };
}
