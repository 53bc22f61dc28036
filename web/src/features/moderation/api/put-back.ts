import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshReports } from './report-keys';

export const putBackMutation = mutationOptions({
  mutationKey: ['reports', 'put-back'],
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminReportEndpoints.putBack, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});
