import { accountEndpoints } from '@oja/contract/accounts';
import type { ReplyOf } from '@oja/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export type SessionEntry = ReplyOf<typeof accountEndpoints.listSessions>[number];

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await callApi(accountEndpoints.listSessions, { signal })).data,
});
