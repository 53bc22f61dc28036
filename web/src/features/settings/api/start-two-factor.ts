import { accountEndpoints } from '@oja/contract/accounts';
import type { ReplyOf } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export type Enrolment = ReplyOf<typeof accountEndpoints.startTwoFactor>;

export const startTwoFactorMutation = mutationOptions({
  mutationKey: ['account', 'two-factor', 'start'],
  mutationFn: async (password: string) =>
    (await callApi(accountEndpoints.startTwoFactor, { body: { password } })).data,
});
