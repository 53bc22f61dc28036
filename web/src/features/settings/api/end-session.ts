import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { sessionsQuery } from './list-sessions';

export const endSessionMutation = mutationOptions({
  mutationKey: ['account', 'sessions', 'end'],
  mutationFn: (id: string) => callApi(accountEndpoints.endSession, { params: { id } }),
  // A session that was already over fails too, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});
