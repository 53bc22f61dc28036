import { applicationEndpoints, type DocumentKind } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { ownApplicationQuery } from './own-application';

export const removeDocumentMutation = mutationOptions({
  mutationKey: ['application', 'remove-document'],
  mutationFn: async (kind: DocumentKind) =>
    (await callApi(applicationEndpoints.removeApplicationDocument, { params: { kind } })).data,
  onSuccess: (saved, _kind, _result, { client }) => client.setQueryData(ownApplicationQuery.queryKey, saved),
});
