import { applicationEndpoints } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { ownApplicationQuery } from './own-application';

export const submitApplicationMutation = mutationOptions({
  mutationKey: ['application', 'submit'],
  mutationFn: async () =>
    (await callApi(applicationEndpoints.submitSellerApplication, { body: { termsAccepted: true } })).data,
  onSettled: (saved, _error, _nothing, _result, { client }) =>
    client.setQueryData(ownApplicationQuery.queryKey, saved),
});
