import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshReports } from './report-keys';

const steps = {
  claim: adminReportEndpoints.claimReport,
  release: adminReportEndpoints.releaseReport,
} as const;

/** Taking a report and giving it back are the same button. */
export const claimReportMutation = mutationOptions({
  mutationKey: ['reports', 'claim'],
  mutationFn: ({ id, step }: { id: string; step: keyof typeof steps }) =>
    callApi(steps[step], { params: { id } }),
  onSettled: (_data, _error, _sent, _result, { client }) => refreshReports(client),
});
