import { type PaystackGateway, PaystackMissing } from './paystack-gateway.ts';

/** Stands where Paystack should be in a production installation that has no key yet. The simulator never does. */
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
    verifyTransfer: refuse,
    readBalance: refuse,
    listCharges: refuse,
    listTransfers: refuse,
    listSettlements: refuse,
  };
}
