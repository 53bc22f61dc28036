import { auditLogEndpoints } from '@oja/contract/audit-log';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { auditKey } from './audit-keys';

export const verifyChainMutation = mutationOptions({
  mutationKey: [...auditKey, 'verify'],
  mutationFn: async () => (await callApi(auditLogEndpoints.verifyAudit)).data,
  // The check is a line of the log itself.
  onSettled: (_data, _error, _nothing, _result, { client }) =>
    client.invalidateQueries({ queryKey: auditKey }),
});
