import { adminDashboardEndpoints, type DashboardPeriod } from '@oja/contract/admin-dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { queryKeys } from '@/lib/query-keys';

/** The first look shows its skeletons for the specified time; the request itself starts at once. */
export const adminDashboardQuery = (period: DashboardPeriod, isFirstLook: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.adminDashboard, period],
    queryFn: async ({ signal }) => {
      const read = () =>
        callApi(adminDashboardEndpoints.adminDashboard, {
          query: { period: period === '30d' ? undefined : period },
          signal,
        });
      const answer = await withMinimumBusy(isFirstLook ? minimumBusyTimes.adminDashboardMs : 0, read);
      return answer.data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
