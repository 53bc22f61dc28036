import type { ReportType } from '@oja/contract/report-fields';

/** What a person calls the thing they report. */
export const reportedThings: Record<ReportType, string> = {
  listing: 'listing',
  user: 'person',
  message: 'message',
  review: 'review',
};
