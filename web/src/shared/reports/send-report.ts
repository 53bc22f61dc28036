import type { BodySent } from '@oja/contract/endpoint';
import { reportEndpoints } from '@oja/contract/reports';
import { callApi } from '@/lib/api/call-api';

/** Without a query client, because the public pages of the market have none. */
export const sendReport = (body: BodySent<typeof reportEndpoints.submitReport>) =>
  callApi(reportEndpoints.submitReport, { body });
