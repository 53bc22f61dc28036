import { planEndpoints } from '@oja/contract/plans';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { restoreSession } from '@/lib/auth/restore-session';

/** Afterwards the person, their plans and their wallet are all different. */
export const becomeSellerMutation = mutationOptions({
  mutationKey: ['plans', 'become-seller'],
  mutationFn: (choice: { planId: string; idempotencyKey: string }) =>
    callApi(planEndpoints.becomeSeller, {
      body: { plan_id: choice.planId },
      idempotencyKey: choice.idempotencyKey,
    }),
  onSettled: async (_answer, _error, _choice, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['wallet'] });
    await Promise.all([restoreSession(), client.invalidateQueries({ queryKey: ['plans'] })]);
  },
});
