import { z } from 'zod';
import { roles } from './access.ts';
import { userStatuses } from './accounts.ts';
import { staffListingStatuses } from './listing-labels.ts';
import { messagePicture } from './messaging.ts';
import {
  reportPriorities,
  reportReasons,
  reportSnapshot,
  reportStatuses,
  reportTypes,
} from './report-fields.ts';
import { id, timestamp } from './text.ts';

/** A report as staff see it: what may be done about it, its context and history, and the figures of all reports. */

export const quickActions = [
  'hide_listing',
  'take_down',
  'pause_selling',
  'suspend_user',
  'warn_user',
] as const;
export type QuickAction = (typeof quickActions)[number];
export const reportOutcomes = ['none', ...quickActions] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportActions = [
  'claim',
  'release',
  'approve',
  'dismiss',
  'edit',
  'delete',
  'reopen',
  ...quickActions,
  'put_back',
  'read_conversation',
] as const;
export type ReportAction = (typeof reportActions)[number];

const personName = z.string().meta({ examples: ['Zainab Bello'] });

export const staffReport = z
  .object({
    id,
    type: z.enum(reportTypes),
    title: z.string().meta({ examples: ['@lagosfoodie on instagram'] }),
    reporter: personName,
    reporter_id: id.nullable().meta({ description: 'Null for a report that staff wrote down.' }),
    reason: z.enum(reportReasons),
    status: z.enum(reportStatuses),
    priority: z.enum(reportPriorities),
    reportDate: timestamp,
    description: z.string().meta({ examples: ['Asks for money outside of Oja.'] }),
    target_id: id.nullable(),
    same_target: z
      .int()
      .meta({ description: 'Reports about the same thing, this one included.', examples: [3] }),
    claim: z
      .object({ by: personName, by_id: id.nullable(), until: timestamp, mine: z.boolean() })
      .nullable()
      .meta({ description: 'Who works on it at the moment.' }),
    decision: z
      .object({
        at: timestamp,
        by: personName,
        by_id: id.nullable(),
        outcome: z.enum(reportOutcomes).nullable(),
      })
      .nullable(),
    done: z.array(z.enum(quickActions)).meta({
      description: 'What was done about the thing because of this report and was not taken back.',
    }),
    actions: z.array(z.enum(reportActions)),
  })
  .meta({ id: 'StaffReport' });
export type StaffReport = z.infer<typeof staffReport>;

const count = z.int().meta({ examples: [2] });
const person = {
  id,
  name: personName,
  email: z.string().meta({ examples: ['buyer@oja.test'] }),
  status: z.enum(userStatuses),
  member_since: timestamp,
};

export const staffReportDetails = staffReport
  .extend({
    added_by: personName
      .nullable()
      .meta({ description: 'The member of staff who wrote it down, if one did.' }),
    added_by_id: id.nullable(),
    text_is_fixed: z
      .boolean()
      .meta({ description: 'Words of the person who reported it; they are never changed.' }),
    snapshot: reportSnapshot.meta({ description: 'The thing as it was when it was reported.' }),
    present_status: z
      .enum([...staffListingStatuses, ...userStatuses])
      .nullable()
      .meta({ description: 'Of the listing or person now.', examples: ['posted'] }),
    message_pictures: z
      .array(messagePicture)
      .meta({ description: 'Of a reported message; fetched like those of an own conversation.' }),
    taken_down: z.boolean().meta({
      description: 'Of a message, a review or a hidden listing: only staff and its owner read it now.',
    }),
    page: z
      .string()
      .nullable()
      .meta({
        description: 'Where it can be seen now.',
        examples: ['/listing/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
      }),
    reporter_record: z
      .object({ ...person, reports: count, right: count, wrong: count })
      .meta({ id: 'ReporterRecord' })
      .nullable(),
    owner_record: z
      .object({
        ...person,
        role: z.enum(roles),
        sales: count,
        disputes: count,
        reports: count,
        right: count,
        wrong: count,
        warnings: count,
      })
      .meta({ id: 'OwnerRecord' })
      .nullable(),
    others: z.array(
      z.object({
        id,
        reporter: personName,
        reporter_id: id.nullable(),
        reason: z.enum(reportReasons),
        status: z.enum(reportStatuses),
        reportDate: timestamp,
      }),
    ),
    timeline: z.array(
      z.object({
        at: timestamp,
        kind: z.string().meta({ examples: ['claimed'] }),
        by: personName.nullable(),
        by_id: id.nullable(),
        text: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
      }),
    ),
  })
  .meta({ id: 'StaffReportDetails' });
export type StaffReportDetails = z.infer<typeof staffReportDetails>;

export const reportSummary = z
  .object({
    pending: count,
    investigating: count,
    high_priority: count.meta({ description: 'Open ones that are high or critical.' }),
    resolved: count.meta({ description: 'In the last seven days.' }),
    dismissed: count.meta({ description: 'In the last seven days.' }),
    mean_hours: z
      .number()
      .nullable()
      .meta({ description: 'From report to decision, in the last seven days.', examples: [5.5] }),
    oldest_at: timestamp.nullable().meta({ description: 'Since when the oldest open one waits.' }),
  })
  .meta({ id: 'ReportSummary' });
export type ReportSummary = z.infer<typeof reportSummary>;
