/** Paystack refused the call; a retry would be refused again. */
export class PaystackRefused extends Error {
  override name = 'PaystackRefused';
  readonly status: number;
  readonly code: string;

  constructor(message: string, info: { status: number; code: string }) {
    super(message);
    this.status = info.status;
    this.code = info.code;
  }
}

/** The outcome of the call is unknown. */
export class PaystackUnclear extends Error {
  override name = 'PaystackUnclear';
}

/** Paystack is not configured: a production installation without a key. */
export class PaystackMissing extends Error {
  override name = 'PaystackMissing';
}
