import type { systemStatusEndpoints } from '@oja/contract/system-status';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { showSystemStatus } from './show-system-status.ts';

export const systemStatusRoutes = (deps: Deps): Handlers<typeof systemStatusEndpoints> => ({
  async systemStatus() {
    return { data: await showSystemStatus(deps) };
  },
});
