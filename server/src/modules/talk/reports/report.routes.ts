import type { reportEndpoints } from '@oja/contract/reports';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { submitReport } from './submit-report.ts';

export const reportRoutes = (deps: Deps): Handlers<typeof reportEndpoints> => ({
  async submitReport({ session, body }) {
    const { id, status, reportedAt } = await submitReport(deps, session.user, body);
    return {
      data: { id, status, reportDate: reportedAt.toISOString() },
      message: 'Thank you. Our team will look at it and tell you what came of it.',
    };
  },
});
