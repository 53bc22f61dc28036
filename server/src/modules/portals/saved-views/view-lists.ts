import { type AccessRule, admits, type Role } from '@oja/contract/access';
import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { adminUserEndpoints, userFilter } from '@oja/contract/admin-users';
import { applicationEndpoints, reviewStatuses } from '@oja/contract/applications';
import { payoutEndpoints, withdrawalStatuses } from '@oja/contract/payouts';
import { reportStatuses } from '@oja/contract/report-fields';
import type { ViewFilter, ViewPage } from '@oja/contract/saved-views';
import { ticketStatuses } from '@oja/contract/ticket-fields';
import { workEndpoints, workFilter } from '@oja/contract/work';
import { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';

interface ViewList {
  /** The rule of the call that reads the list. */
  access: AccessRule;
  /** Its filters as the address of the page has them. */
  filter: z.ZodObject;
}

const { exportReports, listReports } = adminReportEndpoints;
const { exportTickets, listDeskTickets } = adminSupportEndpoints;
const { exportApplications, listApplications } = applicationEndpoints;
const { exportWithdrawals, adminWithdrawals } = payoutEndpoints;

/** A list that opens with a status chosen has words of its own in the address for the others. */
const viewLists: Readonly<Record<ViewPage, ViewList>> = {
  work: { access: workEndpoints.listWork.access, filter: workFilter },
  users: { access: adminUserEndpoints.listUsers.access, filter: userFilter },
  listings: {
    access: adminListingEndpoints.listStaffListings.access,
    filter: adminListingEndpoints.exportStaffListings.query,
  },
  transactions: {
    access: adminTransactionEndpoints.listStaffTransactions.access,
    filter: adminTransactionEndpoints.exportStaffTransactions.query,
  },
  reports: {
    access: listReports.access,
    filter: withStatus(exportReports.query, ['every', ...reportStatuses]),
  },
  tickets: {
    access: listDeskTickets.access,
    filter: withStatus(exportTickets.query, ['every', 'waiting', ...ticketStatuses]),
  },
  withdrawals: {
    access: adminWithdrawals.access,
    filter: withStatus(exportWithdrawals.query, ['attention', ...withdrawalStatuses]),
  },
  applications: {
    access: listApplications.access,
    filter: withStatus(exportApplications.query, ['all', ...reviewStatuses]),
  },
};

function withStatus(query: z.ZodObject, statuses: readonly string[]): z.ZodObject {
  return z.strictObject({ ...query.shape, status: z.enum(statuses).optional() });
}

export function mayOpenList(role: Role, page: ViewPage): boolean {
  return admits(viewLists[page].access, role);
}

/** Refuses what the list does not understand. */
export function checkFilter(page: ViewPage, filter: ViewFilter): void {
  const parsed = viewLists[page].filter.safeParse(filter);
  if (parsed.success) return;
  const message = 'Please choose the filters of the list again.';
  throw new Refusal('invalid_input', { message, details: [{ field: 'filter', message }] });
}

/** Without the parameters that the list knows no more, so that a view outlives its filters. */
export function readFilter(page: ViewPage, kept: unknown): ViewFilter {
  const { shape } = viewLists[page].filter;
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        Object.hasOwn(shape, entry[0]) &&
        z.safeParse(shape[entry[0]] ?? z.never(), entry[1]).success,
    ),
  );
}
