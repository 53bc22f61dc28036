import { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const moneyWatchQuery = queryOptions({
  queryKey: [...deskKey, 'money'],
  queryFn: async ({ signal }) => (await callApi(moneyWatchEndpoints.moneyWatch, { signal })).data,
  refetchInterval: timings.staffQueueRefreshMs,
});
