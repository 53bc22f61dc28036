import { expect, test } from 'vitest';
import { roleLabels, roles } from './access.ts';
import { userStatuses, userStatusLabels } from './accounts.ts';
import { approvalKindLabels, approvalKinds } from './approvals.ts';
import { claimKindLabels, claimKinds, claimStatuses, claimStatusLabels } from './cover-labels.ts';
import {
  listingStatusLabels,
  platformLabels,
  platforms,
  staffListingStatuses,
  staffStatusLabels,
} from './listing-labels.ts';
import { withdrawalStatuses } from './payouts.ts';
import { personRecordKinds } from './person-page.ts';
import { recordStatusLabels, sessionEndReasons } from './person-record-labels.ts';
import {
  disputeReasonLabels,
  disputeReasons,
  disputeStatuses,
  disputeStatusLabels,
  purchaseStatuses,
  staffPurchaseStatusLabels,
} from './purchase-fields.ts';
import {
  reportPriorities,
  reportPriorityLabels,
  reportStatuses,
  reportStatusLabels,
} from './report-fields.ts';
import { reportOutcomes } from './staff-report.ts';
import {
  ticketCategories,
  ticketCategoryLabels,
  ticketPriorities,
  ticketPriorityLabels,
  ticketStatuses,
  ticketStatusLabels,
} from './ticket-fields.ts';
import { transactionStatuses, transactionStatusLabels } from './wallet.ts';
import { withdrawalStatusLabels } from './withdrawal-labels.ts';

type Labels = Readonly<Record<string, string>>;

const tables: readonly (readonly [string, readonly string[], Labels])[] = [
  ['roles', roles, roleLabels],
  ['statuses of accounts', userStatuses, userStatusLabels],
  ['kinds of approvals', approvalKinds, approvalKindLabels],
  ['kinds of claims', claimKinds, claimKindLabels],
  ['statuses of claims', claimStatuses, claimStatusLabels],
  ['platforms', platforms, platformLabels],
  ['statuses of listings, for sellers', staffListingStatuses, listingStatusLabels],
  ['statuses of listings, for staff', staffListingStatuses, staffStatusLabels],
  ['statuses of withdrawals', withdrawalStatuses, withdrawalStatusLabels],
  ['statuses of purchases', purchaseStatuses, staffPurchaseStatusLabels],
  ['statuses of disputes', disputeStatuses, disputeStatusLabels],
  ['reasons of disputes', disputeReasons, disputeReasonLabels],
  ['statuses of reports', reportStatuses, reportStatusLabels],
  ['priorities of reports', reportPriorities, reportPriorityLabels],
  ['outcomes of reports', reportOutcomes, recordStatusLabels.warnings],
  ['ends of sessions', sessionEndReasons, recordStatusLabels.sessions],
  ['statuses of tickets', ticketStatuses, ticketStatusLabels],
  ['priorities of tickets', ticketPriorities, ticketPriorityLabels],
  ['categories of tickets', ticketCategories, ticketCategoryLabels],
  ['statuses of wallet movements', transactionStatuses, transactionStatusLabels],
];

test.each(tables)('every value of the %s has a label of its own', (_name, values, labels) => {
  const shown = values.map((value) => labels[value]);
  expect(shown.filter((label) => !/^[A-Z@]/.test(label ?? ''))).toEqual([]);
  expect(new Set(shown).size).toBe(values.length);
});

test('every list of the page of a person with statuses has their labels', () => {
  const without = personRecordKinds.filter((kind) => Object.keys(recordStatusLabels[kind]).length === 0);
  expect(without).toEqual(['notes', 'audit']);
});
