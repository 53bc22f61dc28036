import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { callApi } from '@/lib/api/call-api';

export const revealReportedConversation = async (id: string, reason: string) =>
  (await callApi(adminReportEndpoints.revealReportedConversation, { params: { id }, body: { reason } })).data;
