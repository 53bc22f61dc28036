import { z } from 'zod';

/** The values of reports, as specified: reasons are sent and stored as they are displayed. */

export const reportTypes = ['listing', 'user', 'message', 'review'] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportReasons = [
  'Spam',
  'Inappropriate Content',
  'Fake followers/engagement',
  'Scam/Fraud',
  'Harassment',
  'Copyright Violation',
  'False Information',
  'Terms of Service Violation',
  'Other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['pending', 'investigating', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportStatusLabels: Readonly<Record<ReportStatus, string>> = {
  pending: 'Pending',
  investigating: 'Investigating',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

export const reportPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type ReportPriority = (typeof reportPriorities)[number];

export const reportPriorityLabels: Readonly<Record<ReportPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const reportTextAtMost = 2_000;

/** How long the claim of a member of staff holds. */
export const claimMinutes = 30;

/** The snapshot of a reported thing in text and pictures, as it was when it was reported. */
export const reportSnapshot = z
  .object({
    text: z
      .string()
      .meta({ examples: ['Food pictures from Lagos. Send money to my number before you buy.'] }),
    facts: z.array(
      z.object({
        label: z.string().meta({ examples: ['Price'] }),
        value: z.string().meta({ examples: ['₦150,000.00'] }),
      }),
    ),
    pictures: z.array(z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] })),
  })
  .meta({ id: 'ReportSnapshot' });
export type ReportSnapshot = z.infer<typeof reportSnapshot>;
