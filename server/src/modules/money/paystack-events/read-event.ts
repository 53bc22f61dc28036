import { type PaystackEvent, paystackEvent } from './event-shapes.ts';

/** Undefined for bytes that are no event. */
export function readEvent(bytes: Buffer): PaystackEvent | undefined {
  try {
    return paystackEvent.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
