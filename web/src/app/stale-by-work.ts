import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '@/lib/query-keys';

/** Notifications end with the work, and the first page counts it. */
export function staleByWork(id: string | undefined): readonly QueryKey[] {
  const kind = workKinds.find((each) => each === id);
  const ofKind = kind === undefined ? [] : staleByKind[kind];
  return [queryKeys.work, queryKeys.notifications, queryKeys.adminDashboard, ...ofKind];
}

/** The lists and cases that show a kind of work. */
const staleByKind: Readonly<Record<WorkKind, readonly QueryKey[]>> = {
  dispute: [queryKeys.transactions],
  appeal: [queryKeys.transactions],
  claim: [queryKeys.claims],
  chargeback: [queryKeys.payoutDesk],
  withdrawal: [queryKeys.payoutDesk],
  bank_account: [queryKeys.payoutDesk],
  parked_payment: [queryKeys.payoutDesk],
  listing: [queryKeys.listingDesk],
  application: [queryKeys.applications],
  report: [queryKeys.reports],
  ticket: [queryKeys.supportDesk],
  approval: [queryKeys.approvals],
  sanction: [queryKeys.users],
};
