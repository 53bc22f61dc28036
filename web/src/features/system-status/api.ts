import { systemEndpoints } from '@oja/contract/system';
import { systemStatusEndpoints } from '@oja/contract/system-status';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export type PartStatus = 'up' | 'down';

export interface Reachability {
  application: PartStatus;
  database: PartStatus;
}

/**
 * Requested without a session, so that it works even while sign-ins fail. A part that does not answer
 * is a result here, not a failure of the question.
 */
export const reachabilityQuery = queryOptions({
  queryKey: [...queryKeys.system, 'reachability'],
  queryFn: async ({ signal }): Promise<Reachability> => {
    const [application, database] = await Promise.all([
      ask(callApi(systemEndpoints.health, { signal })),
      ask(callApi(systemEndpoints.readiness, { signal })),
    ]);
    return { application, database };
  },
});

/** The server asks its database, Paystack, the mail server and the storage itself each time. */
export const systemStatusQuery = queryOptions({
  queryKey: [...queryKeys.system, 'status'],
  queryFn: async ({ signal }) => (await callApi(systemStatusEndpoints.systemStatus, { signal })).data,
});

export const systemHistoryQuery = queryOptions({
  queryKey: [...queryKeys.system, 'history'],
  queryFn: async ({ signal }) => (await callApi(systemStatusEndpoints.systemHistory, { signal })).data,
});

async function ask(call: Promise<unknown>): Promise<PartStatus> {
  try {
    await call;
    return 'up';
  } catch (error) {
    if (error instanceof ApiError) return 'down';
    throw error;
  }
}
