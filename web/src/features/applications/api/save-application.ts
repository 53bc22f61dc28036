import { type ApplicationDraft, applicationEndpoints } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { ownApplicationQuery } from './own-application';

/** Saves what is given and leaves the rest. The first save begins the application. */
export const saveApplicationMutation = mutationOptions({
  mutationKey: ['application', 'save'],
  mutationFn: async (draft: ApplicationDraft) =>
    (await callApi(applicationEndpoints.saveSellerApplication, { body: draft })).data,
  onSuccess: (saved, _draft, _result, { client }) => client.setQueryData(ownApplicationQuery.queryKey, saved),
});
