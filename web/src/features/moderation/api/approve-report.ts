import { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshReports } from './report-keys';

type Sent = { id: string; body: BodySent<typeof adminReportEndpoints.approveReport> };

export const approveReportMutation = mutationOptions({
  mutationKey: ['reports', 'approve'],
  mutationFn: ({ id, body }: Sent) => callApi(adminReportEndpoints.approveReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});
