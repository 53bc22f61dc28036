import type { systemStatusEndpoints } from '@oja/contract/system-status';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { readHealthHistory } from './health-history.queries.ts';
import { metricsText } from './metrics-text.ts';
import { showSystemStatus } from './show-system-status.ts';

/** The text format of Prometheus names its version. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

export const systemStatusRoutes = (deps: Deps): Handlers<typeof systemStatusEndpoints> => ({
  async systemStatus() {
    return { data: await showSystemStatus(deps) };
  },
  async systemHistory() {
    return { data: await readHealthHistory(deps.db, deps.now()) };
  },
  async metrics({ reply }) {
    const text = await metricsText(deps);
    return reply.header('cache-control', 'no-store').type(metricsType).send(text);
  },
});
