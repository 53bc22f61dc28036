import Fastify, { type FastifyInstance } from 'fastify';
import type { SimulatorOptions } from './options.ts';
import { paystackSimulator } from './plugin.ts';

export interface StartOptions extends Omit<SimulatorOptions, 'publicUrl'> {
  /** 0 selects a free port. */
  port: number;
  host?: string | undefined;
  /** The public URL, if it differs from the listening address. */
  publicUrl?: SimulatorOptions['publicUrl'] | undefined;
}

/** Runs the simulator alone. `url` is its address; `close` stops it. */
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
