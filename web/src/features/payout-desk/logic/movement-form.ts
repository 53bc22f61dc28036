import { newMovement } from '@oja/contract/gateway-balance';
import { withSentence } from '@/lib/form-schemas';
import { typedAmount } from '@/lib/typed-amount';

export const movementForm = newMovement.extend({
  amount: withSentence(typedAmount, 'Please enter a valid amount.'),
});
