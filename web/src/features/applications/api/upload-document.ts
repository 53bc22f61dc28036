import { applicationEndpoints, type DocumentKind } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { ownApplicationQuery } from './own-application';

const longestName = 120;

export const uploadDocumentMutation = mutationOptions({
  mutationKey: ['application', 'upload'],
  mutationFn: async ({ kind, file }: { kind: DocumentKind; file: File }) =>
    (
      await callApi(applicationEndpoints.uploadApplicationDocument, {
        params: { kind },
        query: { file_name: file.name.slice(-longestName) },
        file,
      })
    ).data,
  onSuccess: (saved, _input, _result, { client }) => client.setQueryData(ownApplicationQuery.queryKey, saved),
});
