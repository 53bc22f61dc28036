import { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshReports } from './report-keys';

export const addReportMutation = mutationOptions({
  mutationKey: ['reports', 'add'],
  mutationFn: (body: BodySent<typeof adminReportEndpoints.addReport>) =>
    callApi(adminReportEndpoints.addReport, { body }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});
