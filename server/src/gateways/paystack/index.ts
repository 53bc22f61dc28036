export { createPaystack } from './http-paystack.ts';
export { createMissingPaystack } from './missing-paystack.ts';
export { orPaymentRefusal } from './payment-refusals.ts';
export type {
  Charge,
  GatewaySettlement,
  ListedCharge,
  ListedTransfer,
  Transfer,
} from './paystack-answers.ts';
export type { ListPage } from './paystack-call.ts';
export { PaystackMissing, PaystackRefused, PaystackUnclear } from './paystack-errors.ts';
export type { PageRequest, PaystackGateway } from './paystack-gateway.ts';
