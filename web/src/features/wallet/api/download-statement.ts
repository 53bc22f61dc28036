import { walletEndpoints } from '@oja/contract/wallet';
import { mutationOptions } from '@tanstack/react-query';
import { downloadApi } from '@/lib/api/call-api';

export const downloadStatementMutation = mutationOptions({
  mutationKey: ['wallet', 'statement'],
  mutationFn: (month: string) => downloadApi(walletEndpoints.walletStatement, { query: { month } }),
});
