import { signInEndpoints } from '@oja/contract/sign-in';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** What a new account and a new password must keep to. No form waits for it: the server applies the rules in any case. */
export const registrationRules = queryOptions({
  queryKey: queryKeys.registrationRules,
  queryFn: async ({ signal }) => (await callApi(signInEndpoints.registrationRules, { signal })).data,
});
