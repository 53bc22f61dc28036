import type { StaffRole } from '@oja/contract/access';
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
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListView, queryOfList } from '@/components/data-table/list-view';
import { timings } from '@/config/timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { failureForm, protectionForm, revealForm, sessionForm } from '../logic/security-lists';
import { securityCenterKey } from './read-security-center';

/** Looked at again from time to time: attempts and sessions come and go by themselves. */
const live = { placeholderData: keepPreviousData, refetchInterval: timings.staffQueueRefreshMs } as const;

type FailureView = ListView<FailureSort, FailureState>;
const failureQuery = (view: FailureView) => ({ ...queryOfList(failureForm, view), state: view.choice });

export function failedSignInsQuery(view: FailureView, after: string | undefined) {
  const query = { ...failureQuery(view), cursor: after };
  return queryOptions({
    ...live,
    queryKey: [...securityCenterKey, 'failed-sign-ins', query],
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
    queryKey: [...securityCenterKey, 'sessions', query],
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
    queryKey: [...securityCenterKey, 'two-factor', query],
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
    queryKey: [...securityCenterKey, 'reveals', query],
    queryFn: ({ signal }) => callApi(securityCenterEndpoints.listReveals, { query, signal }),
  });
}

export const downloadReveals = (view: RevealView) =>
  downloadApi(securityCenterEndpoints.exportReveals, { query: revealQuery(view) });
