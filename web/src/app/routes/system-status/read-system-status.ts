import { systemEndpoints } from '@oja/contract/system';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';

export type PartStatus = 'up' | 'down';

export interface SystemStatus {
  application: PartStatus;
  database: PartStatus;
}

/** A part that does not answer is a result here, not a failure of the question. */
export const systemStatusQuery = queryOptions({
  queryKey: ['system', 'status'],
  queryFn: async ({ signal }): Promise<SystemStatus> => {
    const [application, database] = await Promise.all([
      ask(callApi(systemEndpoints.health, { signal })),
      ask(callApi(systemEndpoints.readiness, { signal })),
    ]);
    return { application, database };
  },
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
