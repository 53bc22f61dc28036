/** A call that failed. The message is the server's sentence, ready to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly details: { field: string; message: string }[];
  /** The Retry-After of the server, if it sent one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string | undefined,
    info: {
      status: number;
      code?: string;
      details?: { field: string; message: string }[];
      retryAfterSeconds?: number;
      cause?: unknown;
    },
  ) {
    super(message || 'API request failed', { cause: info.cause });
    this.status = info.status;
    this.code = info.code ?? 'unknown';
    this.details = info.details ?? [];
    this.retryAfterSeconds = info.retryAfterSeconds;
  }
}

/** The person closed the question for a proof of presence: nothing happened, and there is nothing to report. */
export class ProofCancelled extends ApiError {
  override name = 'ProofCancelled';

  constructor() {
    super('Nothing was changed, because you did not confirm that it is you.', {
      status: 403,
      code: 'proof_required',
    });
  }
}

export function isProofCancelled(error: unknown): boolean {
  return error instanceof ProofCancelled;
}

/** No answer came: the server may have done what was asked, or may never have been reached. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The server refused the request: a retry changes nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** What was asked for does not exist, and a second question finds nothing either. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** An answer arrived and was no refusal, yet its envelope does not say success. */
export function isAnswerWithoutSuccess(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 200 && error.status < 300;
}
