import { applicationEndpoints, type DocumentKind } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { downloadApi } from '@/lib/api/call-api';

/** A mutation and not a query: it is asked for by hand, recorded by the server and kept by nobody. */
export const openDocumentMutation = mutationOptions({
  mutationKey: ['applications', 'document'],
  mutationFn: (document: { id: string; kind: DocumentKind }) =>
    downloadApi(applicationEndpoints.openApplicationDocument, { params: document }),
  onSuccess: (_blob, { id }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['applications', 'one', id] }),
});
