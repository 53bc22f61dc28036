import type { dashboardEndpoints } from '@oja/contract/dashboard';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { listTasks } from './list-tasks.ts';
import { showDashboard } from './show-dashboard.ts';
import { showPerformance } from './show-performance.ts';

export const dashboardRoutes = (deps: Deps): Handlers<typeof dashboardEndpoints> => ({
  async listTasks({ session }) {
    return { data: await listTasks(deps, session.user.id) };
  },
  async showDashboard({ session }) {
    return { data: await showDashboard(deps, session.user) };
  },
  async showPerformance({ session, query }) {
    return { data: await showPerformance(deps, session.user.id, query.days) };
  },
});
