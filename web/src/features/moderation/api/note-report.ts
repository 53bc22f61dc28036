import { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshReports } from './report-keys';

type Sent = { id: string; body: BodySent<typeof adminReportEndpoints.noteReport> };

export const noteReportMutation = mutationOptions({
  mutationKey: ['reports', 'note'],
  mutationFn: ({ id, body }: Sent) => callApi(adminReportEndpoints.noteReport, { params: { id }, body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});
