import { applicationEndpoints } from '@oja/contract/applications';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type QueueView, queryOfView } from '../logic/queue-view';

export const applicationQueueQuery = (view: QueueView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: ['applications', 'queue', query],
    queryFn: ({ signal }) => callApi(applicationEndpoints.listApplications, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
};
