import type { BodySent } from '@oja/contract/endpoint';
import { reportEndpoints } from '@oja/contract/reports';
import { callApi } from '@/lib/api/call-api';

export type NewReport = BodySent<typeof reportEndpoints.submitReport>;

/** Without a query client, because the pages of the market that everybody sees have none. */
export function sendReport(body: NewReport) {
  return callApi(reportEndpoints.submitReport, { body });
}
