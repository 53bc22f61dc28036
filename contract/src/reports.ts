import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reportReasons, reportStatuses, reportTextAtMost, reportTypes } from './report-fields.ts';
import { id, requiredText, timestamp } from './text.ts';

/** Reports of users to staff. */

const sentReport = z
  .object({ id, status: z.enum(reportStatuses), reportDate: timestamp })
  .meta({ id: 'SentReport' });

export const reportEndpoints = {
  submitReport: endpoint({
    method: 'POST',
    path: '/reports',
    tag: 'Moderation',
    summary: 'Report a listing, a person, a message or a review; each thing once',
    access: 'trader',
    limit: 'write',
    body: z.strictObject({
      type: z.enum(reportTypes),
      target_id: id,
      reason: z.enum(reportReasons),
      description: requiredText(reportTextAtMost).meta({
        examples: ['The seller asks for money outside of Oja before the purchase.'],
      }),
    }),
    reply: sentReport,
    errors: ['not_found', 'own_content_reported', 'reported_already'],
  }),
};
