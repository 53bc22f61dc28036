import { createHmac } from 'node:crypto';

/** `x-paystack-signature` over the exact bytes that are sent, with the secret key. */
export function signBody(secretKey: string, body: string): string {
  return createHmac('sha512', secretKey).update(body, 'utf8').digest('hex');
}
