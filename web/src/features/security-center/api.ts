import type { StaffRole } from '@oja/contract/access';
import { adminUserEndpoints } from '@oja/contract/admin-users';
import {
  type FailureSort,
  type FailureState,
  type LoggedReveal,
  type ProtectionSort,
  type ProtectionState,
  type RevealSort,
  type SessionSort,
  securityCenterEndpoints,
} from '@oja/contract/security-center';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ListView, queryOfList } from '@/components/data-table/list-view';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { failureForm, protectionForm, revealForm, sessionForm } from './logic/security-lists';

export const securityCenterQuery = queryOptions({
  queryKey: queryKeys.securityCenter,
  queryFn: async ({ signal }) => (await callApi(securityCenterEndpoints.securityCenter, { signal })).data,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

/** Looked at again from time to time: attempts and sessions come and go by themselves. */
const live = {
  placeholderData: keepPreviousData,
  refetchInterval: portalTimings.staffQueueRefreshMs,
} as const;

type FailureView = ListView<FailureSort, FailureState>;
const failureQuery = (view: FailureView) => ({ ...queryOfList(failureForm, view), state: view.choice });

export function failedSignInsQuery(view: FailureView, after: string | undefined) {
  const query = { ...failureQuery(view), cursor: after };
  return queryOptions({
    ...live,
    queryKey: [...queryKeys.securityCenter, 'failed-sign-ins', query],
    queryFn: ({ signal }) => callApi(securityCenterEndpoints.listFailedSignIns, { query, signal }),
  });
}

export const downloadFailedSignIns = (view: FailureView) =>
  downloadApi(securityCenterEndpoints.exportFailedSignIns, { query: failureQuery(view) });

type SessionView = ListView<SessionSort, StaffRole>;
const sessionQuery = (view: SessionView) => ({ ...queryOfList(sessionForm, view), role: view.choice });

export function staffSessionsQuery(view: SessionView, after: string | undefined) {
  const query = { ...sessionQuery(view), cursor: after };
  return queryOptions({
    ...live,
    queryKey: [...queryKeys.securityCenter, 'sessions', query],
    queryFn: ({ signal }) => callApi(securityCenterEndpoints.listStaffSessions, { query, signal }),
  });
}

export const downloadStaffSessions = (view: SessionView) =>
  downloadApi(securityCenterEndpoints.exportStaffSessions, { query: sessionQuery(view) });

type ProtectionView = ListView<ProtectionSort, ProtectionState>;
const protectionQuery = (view: ProtectionView) => ({
  ...queryOfList(protectionForm, view),
  state: view.choice,
});

export function staffProtectionQuery(view: ProtectionView, after: string | undefined) {
  const query = { ...protectionQuery(view), cursor: after };
  return queryOptions({
    ...live,
    queryKey: [...queryKeys.securityCenter, 'two-factor', query],
    queryFn: ({ signal }) => callApi(securityCenterEndpoints.listStaffProtection, { query, signal }),
  });
}

export const downloadStaffProtection = (view: ProtectionView) =>
  downloadApi(securityCenterEndpoints.exportStaffProtection, { query: protectionQuery(view) });

type RevealView = ListView<RevealSort, LoggedReveal>;
const revealQuery = (view: RevealView) => ({ ...queryOfList(revealForm, view), what: view.choice });

export function revealsQuery(view: RevealView, after: string | undefined) {
  const query = { ...revealQuery(view), cursor: after };
  return queryOptions({
    ...live,
    queryKey: [...queryKeys.securityCenter, 'reveals', query],
    queryFn: ({ signal }) => callApi(securityCenterEndpoints.listReveals, { query, signal }),
  });
}

export const downloadReveals = (view: RevealView) =>
  downloadApi(securityCenterEndpoints.exportReveals, { query: revealQuery(view) });

export const endSessionMutation = mutationOptions({
  mutationFn: ({ ownerId, session }: { ownerId: string; session: string }) =>
    callApi(adminUserEndpoints.endUserSessions, { params: { id: ownerId }, query: { session } }),
  onSettled: (_data, _error, _order, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.securityCenter }),
});

export const unlockUserMutation = mutationOptions({
  mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
    callApi(adminUserEndpoints.unlockUser, { params: { id: userId }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.securityCenter }),
});
