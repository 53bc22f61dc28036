import { z } from 'zod';
import { secondMs } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { revealedConversation, revealReason } from './messaging.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import {
  claimMinutes,
  reportPriorities,
  reportReasons,
  reportStatuses,
  reportTextAtMost,
  reportTypes,
} from './report-fields.ts';
import { quickActions, reportSummary, staffReport, staffReportDetails } from './staff-report.ts';
import { id, reasonText, requiredText, searchText, text } from './text.ts';
import { textLimits } from './text-limits.ts';
import { undoMs } from './undo.ts';

/** The desk of moderation: what was reported, who works on it, and what came of it. */

export const reportSorts = ['newest', 'priority'] as const;
export type ReportSort = (typeof reportSorts)[number];

const filter = {
  search: searchText.optional().meta({ description: 'Part of the title, reporter, reason or description.' }),
  status: z
    .enum([...reportStatuses, 'open'])
    .optional()
    .meta({ description: 'open: pending or investigating.' }),
  priority: z.enum(reportPriorities).optional(),
  type: z.enum(reportTypes).optional(),
  about: id.optional().meta({ description: 'The person reported, or the owner of what was reported.' }),
  by: id.optional().meta({ description: 'The person who reported it.' }),
  sort: z.enum(reportSorts).optional().meta({ description: 'Without it, by when they were reported.' }),
  direction: direction
    .optional()
    .meta({ description: 'asc: oldest or least urgent first. Without it, desc.' }),
};
const listQuery = z.strictObject({ ...filter, ...cursorQuery });
const reportFilter = z.strictObject(filter);
export type ReportFilter = z.output<typeof reportFilter>;

export const fillInRequired = 'Please fill in all required fields';
const filledIn = (max: number) => z.string(fillInRequired).trim().min(1, fillInRequired).max(max);

const params = z.strictObject({ id });
const note = text(reportTextAtMost)
  .optional()
  .meta({ examples: ['The same picture is on two other listings.'] });
const textForUser = reasonText.meta({
  description: 'What the person is told, and the reason in the log.',
  examples: ['Fake followers.'],
});
const staffCall = { tag: 'Moderation', access: 'reports', limit: 'write', params } as const;
const stepErrors = ['report_claimed', 'report_decided', 'own_report_refused'] as const;
const actErrors = [
  ...stepErrors,
  'added_report_refused',
  'report_without_target',
  'state_conflict',
  'own_listing_refused',
  'own_account_refused',
  'staff_protected',
  'sanction_stands',
] as const;

export const adminReportEndpoints = {
  listReports: endpoint({
    method: 'GET',
    path: '/admin/reports',
    tag: 'Moderation',
    summary: 'Reports, the newest or the most urgent first',
    access: 'reports',
    limit: 'read',
    query: listQuery,
    reply: z.array(staffReport),
    beside: z.object({ ...nextCursor, total: z.int().meta({ examples: [2] }), total_is_exact: z.boolean() }),
  }),
  exportReports: endpoint({
    method: 'GET',
    path: '/admin/reports/export',
    tag: 'Moderation',
    summary: 'The reports of a filter as a CSV file',
    access: 'reports',
    limit: 'write',
    query: reportFilter,
    produces: 'text/csv',
    producesExample:
      'id,type,title,reporter,reason,priority,status,reported_at,claimed_by,decided_at,decided_by,outcome,description\r\n',
  }),
  summariseReports: endpoint({
    method: 'GET',
    path: '/admin/reports/stats',
    tag: 'Moderation',
    summary: 'How many wait, and what was decided in the last seven days',
    access: 'reports',
    limit: 'read',
    reply: reportSummary,
  }),
  showReport: endpoint({
    ...staffCall,
    method: 'GET',
    limit: 'read',
    path: '/admin/reports/{id}',
    summary: 'A report with the thing as it was, other reports about it, and the record of both people',
    reply: staffReportDetails,
    errors: ['own_report_refused'],
  }),
  addReport: endpoint({
    method: 'POST',
    path: '/admin/reports',
    tag: 'Moderation',
    summary: 'Add a report received by mail or phone',
    access: 'reports',
    limit: 'write',
    body: z.strictObject({
      title: filledIn(textLimits.reportTitle).meta({ examples: ['Pretends to be a bank'] }),
      reporter: filledIn(textLimits.reporter).meta({ examples: ['Mrs Adeyemi, by phone'] }),
      description: filledIn(reportTextAtMost).meta({ examples: ['Uses the logo of her bank.'] }),
      type: z.enum(reportTypes),
      reason: z.enum(reportReasons),
      priority: z.enum(reportPriorities).optional(),
      target_id: id.optional().meta({ description: 'What it is about, where that can be pointed at.' }),
    }),
    reply: staffReportDetails,
    errors: ['report_target_unknown', 'own_content_reported'],
  }),
  editReport: endpoint({
    ...staffCall,
    method: 'PUT',
    path: '/admin/reports/{id}',
    summary: 'Correct an open report; the words of the reporter stay unchanged',
    body: z.strictObject({
      title: filledIn(textLimits.reportTitle).optional(),
      reason: z.enum(reportReasons).optional(),
      priority: z.enum(reportPriorities).optional(),
      reporter: filledIn(textLimits.reporter).optional(),
      description: filledIn(reportTextAtMost).optional(),
    }),
    reply: staffReportDetails,
    errors: [...stepErrors, 'report_text_fixed'],
  }),
  hideReport: endpoint({
    ...staffCall,
    method: 'DELETE',
    path: '/admin/reports/{id}',
    summary: 'Take a report out of the queue, with a reason; it is never erased',
    body: z.strictObject({ reason: requiredText(300).meta({ examples: ['A test of ours.'] }) }),
    reply: z.null(),
    errors: ['report_claimed', 'own_report_refused'],
  }),
  claimReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/claim',
    summary: `Work on a report alone for ${claimMinutes} minutes`,
    reply: staffReportDetails,
    errors: [...stepErrors],
  }),
  releaseReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/release',
    summary: 'Give it back to the queue',
    reply: staffReportDetails,
    errors: [...stepErrors],
  }),
  approveReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/approve',
    summary: 'The report is right: resolve all about the same thing, and act on the thing in the same step',
    body: z
      .discriminatedUnion('action', [
        z.strictObject({ action: z.literal('none').optional(), note }),
        z.strictObject({ action: z.enum(quickActions), text: textForUser, note }),
      ])
      .optional(),
    reply: staffReportDetails,
    errors: [...actErrors],
  }),
  dismissReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/dismiss',
    summary: 'Nothing is wrong with the thing',
    body: z.strictObject({ note }).optional(),
    reply: staffReportDetails,
    errors: [...stepErrors],
  }),
  undoDismissal: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/undo-dismissal',
    summary: `Take an own dismissal of the last ${undoMs / secondMs} seconds back`,
    reply: staffReportDetails,
    errors: ['own_report_refused', 'undo_refused', 'undo_too_late'],
  }),
  reopenReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/reopen',
    summary: 'Put a decided report back into the queue; what was done about it stays done',
    body: z.strictObject({
      reason: requiredText(300).meta({ examples: ['The seller sent a proof of the followers.'] }),
    }),
    reply: staffReportDetails,
    errors: ['own_report_refused', 'report_open'],
  }),
  actOnReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/actions',
    summary: 'Hide the listing, take words down, pause selling, suspend or warn the person, and decide later',
    body: z.strictObject({ action: z.enum(quickActions), text: textForUser }),
    reply: staffReportDetails,
    errors: [...actErrors],
  }),
  putBack: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/put-back',
    summary: 'Show a message or review again that was taken down, or a listing that was hidden',
    body: z.strictObject({ reason: requiredText(300).meta({ examples: ['It was a misunderstanding.'] }) }),
    reply: staffReportDetails,
    errors: [
      'own_report_refused',
      'added_report_refused',
      'report_claimed',
      'report_without_target',
      'state_conflict',
      'own_listing_refused',
      'listing_not_hidden',
      'listing_duplicate',
      'seller_plan_required',
      'upload_limit_reached',
      'selling_stopped',
    ],
  }),
  revealReportedConversation: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/conversation',
    summary:
      'Read what was said around a reported message until it was reported, unmasked, while the report is open; every reading is on record',
    body: z.strictObject({ reason: revealReason }),
    reply: revealedConversation,
    errors: [...stepErrors, 'added_report_refused', 'case_required'],
  }),
  noteReport: endpoint({
    ...staffCall,
    method: 'POST',
    path: '/admin/reports/{id}/notes',
    summary: 'Keep a note on a report, for staff only',
    body: z.strictObject({ text: requiredText(reportTextAtMost).meta({ examples: ['Asked the seller.'] }) }),
    reply: staffReportDetails,
    errors: ['own_report_refused'],
  }),
};
