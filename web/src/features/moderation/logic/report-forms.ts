import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { reportTextAtMost } from '@oja/contract/report-fields';
import { reportOutcomes } from '@oja/contract/staff-report';
import { text } from '@oja/contract/text';
import { textLimits } from '@oja/contract/text-limits';
import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';
import { idInside } from './report-labels';

const { body } = adminReportEndpoints.addReport;

/** `target` is pasted: an address or an id, of which the id is sent. */
export const addReportForm = body.omit({ target_id: true }).extend({
  priority: body.shape.priority.unwrap(),
  target: withSentence(
    z
      .string()
      .trim()
      .transform((pasted) => (pasted === '' ? undefined : (idInside(pasted) ?? pasted)))
      .pipe(body.shape.target_id),
    'Please paste the address of the page, or leave it empty.',
  ),
});

/** An action needs a reason, which the person reads. */
export const approveReportForm = z
  .object({
    action: z.enum(reportOutcomes),
    text: text(textLimits.reason),
    note: text(reportTextAtMost),
  })
  .refine(({ action, text }) => action === 'none' || text, { path: ['text'], message: 'Please say why.' });
export type ApproveReportForm = z.infer<typeof approveReportForm>;
