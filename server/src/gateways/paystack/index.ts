export { createPaystack } from './http-paystack.ts';
export { PaystackRefused, PaystackUnclear } from './paystack-gateway.ts';
export { isSignedByPaystack } from './webhook-signature.ts';
