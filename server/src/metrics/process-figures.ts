import { collectDefaultMetrics, Registry } from 'prom-client';

/** Memory, processor, event loop delay and garbage collection are per process, so they are registered once. */
let registry: Registry | undefined;

export function processFigures(): Promise<string> {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry.metrics();
}
