import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const resendConfirmationMutation = mutationOptions({
  mutationFn: () => callApi(accountEndpoints.resendConfirmation),
});
