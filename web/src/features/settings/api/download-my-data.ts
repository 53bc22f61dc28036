import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { downloadApi } from '@/lib/api/call-api';

export const downloadMyDataMutation = mutationOptions({
  mutationKey: ['account', 'data'],
  mutationFn: () => downloadApi(accountEndpoints.downloadMyData),
});
