import type { adminDashboardEndpoints } from '@oja/contract/admin-dashboard';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { showAdminDashboard } from './show-admin-dashboard.ts';

export const adminDashboardRoutes = (deps: Deps): Handlers<typeof adminDashboardEndpoints> => ({
  async adminDashboard({ query, session }) {
    const { period = '30d' } = query;
    return { data: await showAdminDashboard(deps, { period, viewer: session.user }) };
  },
});
