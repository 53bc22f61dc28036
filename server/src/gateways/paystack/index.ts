export { createPaystack } from './http-paystack.ts';
export type { Bank, Charge, Transfer } from './paystack-answers.ts';
export { type PaystackGateway, PaystackRefused, PaystackUnclear } from './paystack-gateway.ts';
export { isSignedByPaystack } from './webhook-signature.ts';
