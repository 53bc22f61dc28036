import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** Gives ten new recovery codes, which the server shows this once. */
export const renewRecoveryCodesMutation = mutationOptions({
  mutationKey: ['account', 'two-factor', 'recovery-codes'],
  mutationFn: async () => (await callApi(accountEndpoints.renewRecoveryCodes)).data.recovery_codes,
});
