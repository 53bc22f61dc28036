export { createPaystack } from './http-paystack.ts';
export { createMissingPaystack } from './missing-paystack.ts';
export { orPaymentRefusal } from './payment-refusals.ts';
export type { Charge, Transfer } from './paystack-answers.ts';
export {
  type PaystackGateway,
  PaystackRefused,
  PaystackUnclear,
} from './paystack-gateway.ts';
