import { accountEndpoints } from '@oja/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** The length that holds while the setting is not known; the server has the last word. */
export const DEFAULT_MINIMUM_PASSWORD_LENGTH = 8;

export const passwordRulesQuery = queryOptions({
  queryKey: ['account', 'rules'],
  queryFn: async ({ signal }) => (await callApi(accountEndpoints.registrationRules, { signal })).data,
});
