import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const loginTwoFactor = mutationOptions({
  mutationFn: (body: BodySent<typeof accountEndpoints.loginTwoFactor>) =>
    callApi(accountEndpoints.loginTwoFactor, { body }),
});
