import { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodySent } from '@oja/contract/endpoint';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { type ModerationFilter, queryOfFilter } from './logic/moderation-view';

/** The live hint `reports` makes everything below this word stale. */

/** After any staff action: cards, figures and files may all have changed. */
function refreshReports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.reports });
}

export const reportsQuery = (filter: ModerationFilter, after: string | undefined) => {
  const query = { ...queryOfFilter(filter), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.reports, 'list', query],
    queryFn: ({ signal }) => callApi(adminReportEndpoints.listReports, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const reportSummaryQuery = queryOptions({
  queryKey: [...queryKeys.reports, 'summary'],
  queryFn: async ({ signal }) => (await callApi(adminReportEndpoints.summariseReports, { signal })).data,
});

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.reports, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminReportEndpoints.showReport, { params: { id }, signal })).data,
  });

type ReportActionBody = { id: string; body: BodySent<typeof adminReportEndpoints.actOnReport> };

export const actOnReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportActionBody) =>
    callApi(adminReportEndpoints.actOnReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

export const addReportMutation = mutationOptions({
  mutationFn: (body: BodySent<typeof adminReportEndpoints.addReport>) =>
    callApi(adminReportEndpoints.addReport, { body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

type ReportApprovalBody = { id: string; body: BodySent<typeof adminReportEndpoints.approveReport> };

export const approveReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportApprovalBody) =>
    callApi(adminReportEndpoints.approveReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

const steps = {
  claim: adminReportEndpoints.claimReport,
  release: adminReportEndpoints.releaseReport,
} as const;

/** Taking a report and giving it back are the same button. */
export const claimReportMutation = mutationOptions({
  mutationFn: ({ id, step }: { id: string; step: keyof typeof steps }) =>
    callApi(steps[step], { params: { id } }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

type ReportDismissalBody = { id: string; body: BodySent<typeof adminReportEndpoints.dismissReport> };

export const dismissReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportDismissalBody) =>
    callApi(adminReportEndpoints.dismissReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

type ReportEditBody = { id: string; body: BodySent<typeof adminReportEndpoints.editReport> };

export const editReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportEditBody) =>
    callApi(adminReportEndpoints.editReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

export function downloadReports(filter: ModerationFilter): Promise<Blob> {
  return downloadApi(adminReportEndpoints.exportReports, { query: queryOfFilter(filter) });
}

type ReportHidingBody = { id: string; body: BodySent<typeof adminReportEndpoints.hideReport> };

export const hideReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportHidingBody) =>
    callApi(adminReportEndpoints.hideReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

type ReportNoteBody = { id: string; body: BodySent<typeof adminReportEndpoints.noteReport> };

export const noteReportMutation = mutationOptions({
  mutationFn: ({ id, body }: ReportNoteBody) =>
    callApi(adminReportEndpoints.noteReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

export const putBackMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminReportEndpoints.putBack, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

export const reopenReportMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminReportEndpoints.reopenReport, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});

export const undoDismissalMutation = mutationOptions({
  mutationFn: (id: string) => callApi(adminReportEndpoints.undoDismissal, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshReports(client),
});

export const revealReportedConversation = async (id: string, reason: string) =>
  (await callApi(adminReportEndpoints.revealReportedConversation, { params: { id }, body: { reason } })).data;
