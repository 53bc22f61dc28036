import { PaystackMissing } from './paystack-errors.ts';
import type { PaystackGateway } from './paystack-gateway.ts';

/** Replaces Paystack in a production installation without a key. The simulator is never used there. */
export function createMissingPaystack(): PaystackGateway {
  const refuse = () => Promise.reject(new PaystackMissing('PAYSTACK_SECRET_KEY is not set'));
  return {
    domain: 'live',
    isSigned: () => false,
    initialize: refuse,
    verifyCharge: refuse,
    listBanks: refuse,
    resolveAccount: refuse,
    createRecipient: refuse,
    sendTransfer: refuse,
    finalizeTransfer: refuse,
    resendOtp: refuse,
    verifyTransfer: refuse,
    readBalance: refuse,
    listCharges: refuse,
    listTransfers: refuse,
    listSettlements: refuse,
  };
}
