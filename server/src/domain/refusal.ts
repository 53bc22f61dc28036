import { type ErrorCode, errorCodes } from '@oja/contract/errors';

/**
 * A use case throws this when it says no. Throwing rolls the transaction back, so a refusal never leaves
 * half of its work behind. The sentence is for people; it defaults to the one of the code.
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
