import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { sessionsQuery } from './list-sessions';

export const endOtherSessionsMutation = mutationOptions({
  mutationKey: ['account', 'sessions', 'end-others'],
  mutationFn: async () => (await callApi(accountEndpoints.endOtherSessions)).data.ended,
  onSettled: (_data, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});
