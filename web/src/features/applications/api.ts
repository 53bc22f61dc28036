import { type ApplicationDraft, applicationEndpoints, type DocumentKind } from '@oja/contract/applications';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { type QueueView, queryOfView } from './logic/queue-view';

export const applicationInReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.applications, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(applicationEndpoints.readApplication, { params: { id }, signal })).data,
  });

export const applicationQueueQuery = (view: QueueView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.applications, 'queue', query],
    queryFn: ({ signal }) => callApi(applicationEndpoints.listApplications, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export const ownApplicationQuery = queryOptions({
  queryKey: [...queryKeys.application, 'own'],
  queryFn: async ({ signal }) => (await callApi(applicationEndpoints.readSellerApplication, { signal })).data,
});

type Decision = { id: string; kind: 'approve' } | { id: string; kind: 'reject'; reason: string };

export const decideApplicationMutation = mutationOptions({
  mutationFn: async (decision: Decision) => {
    const params = { id: decision.id };
    const answer =
      decision.kind === 'approve'
        ? await callApi(applicationEndpoints.approveApplication, { params })
        : await callApi(applicationEndpoints.rejectApplication, {
            params,
            body: { reason: decision.reason },
          });
    return answer.data;
  },
  // A colleague may have decided meanwhile, so the application is fetched again in either case.
  onSettled: (_answer, _error, _decision, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.applications }),
});

export function downloadApplications(view: QueueView): Promise<Blob> {
  return downloadApi(applicationEndpoints.exportApplications, { query: queryOfView(view) });
}

/** A mutation and not a query: it runs on a click, is audited by the server, and must not be cached. */
export const openDocumentMutation = mutationOptions({
  mutationFn: (document: { id: string; kind: DocumentKind }) =>
    downloadApi(applicationEndpoints.openApplicationDocument, { params: document }),
  onSuccess: (_blob, { id }, _result, { client }) =>
    client.invalidateQueries({ queryKey: applicationInReviewQuery(id).queryKey }),
});

export const removeDocumentMutation = mutationOptions({
  mutationFn: async (kind: DocumentKind) =>
    (await callApi(applicationEndpoints.removeApplicationDocument, { params: { kind } })).data,
  onSuccess: (saved, _kind, _result, { client }) => client.setQueryData(ownApplicationQuery.queryKey, saved),
});

/** Saves what is given and leaves the rest. The first save begins the application. */
export const saveApplicationMutation = mutationOptions({
  mutationFn: async (draft: ApplicationDraft) =>
    (await callApi(applicationEndpoints.saveSellerApplication, { body: draft })).data,
  onSuccess: (saved, _draft, _result, { client }) => client.setQueryData(ownApplicationQuery.queryKey, saved),
});

export const submitApplicationMutation = mutationOptions({
  mutationFn: async () =>
    (await callApi(applicationEndpoints.submitSellerApplication, { body: { termsAccepted: true } })).data,
  onSuccess: (saved, _nothing, _result, { client }) =>
    client.setQueryData(ownApplicationQuery.queryKey, saved),
});

const longestName = 120;

export const uploadDocumentMutation = mutationOptions({
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
