import { type ErrorCode, errorCodes } from '@oja/contract/errors';

/**
 * An expected refusal of a use case. Throwing it rolls the transaction back, so no partial work remains. The message is
 * for users; it defaults to the sentence of the code.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: { field: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      details?: { field: string; message: string }[];
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.message ?? errorCodes[code].text);
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
