import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminWithdrawal } from './payouts.ts';
import { id } from './text.ts';

/** The one-time password that the gateway may ask for before a transfer leaves. */
export const withdrawalOtpEndpoints = {
  adminEnterOtp: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/{id}/otp',
    tag: 'Payouts',
    summary: 'Give the gateway the one-time password it asks for, so that the transfer leaves',
    access: 'money',
    limit: 'money',
    params: z.strictObject({ id }),
    body: z.strictObject({
      otp: z
        .string()
        .regex(/^\d{4,8}$/)
        .meta({ examples: ['123456'] }),
    }),
    reply: adminWithdrawal,
    errors: [
      'withdrawal_state_conflict',
      'own_account_refused',
      'transfer_otp_wrong',
      'payments_unclear',
      'payments_unavailable',
    ],
  }),
  adminResendOtp: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/{id}/otp/resend',
    tag: 'Payouts',
    summary: 'Let the gateway send a new one-time password to the owner of its account',
    access: 'money',
    limit: 'money',
    params: z.strictObject({ id }),
    reply: adminWithdrawal,
    errors: ['withdrawal_state_conflict', 'own_account_refused', 'payments_unclear', 'payments_unavailable'],
  }),
};
