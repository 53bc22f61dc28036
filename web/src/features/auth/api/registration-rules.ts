import { accountEndpoints } from '@oja/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** What a new account must keep to. A form does not wait for it: the server applies the rules in any case. */
export const registrationRules = queryOptions({
  queryKey: ['registration-rules'],
  queryFn: async ({ signal }) => (await callApi(accountEndpoints.registrationRules, { signal })).data,
});
