import { collectDefaultMetrics, Registry } from 'prom-client';

/** Memory, processor, event loop delay and garbage collection belong to the process, so they are set up once in it. */
let registry: Registry | undefined;

export function processFigures(): Promise<string> {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry.metrics();
}
