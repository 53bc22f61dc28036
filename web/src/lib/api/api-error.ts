/** A call that failed. The message is the server's sentence, ready to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly details: { field: string; message: string }[];
  /** How long to wait before asking again, where the server said so. */
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

/** The server understood and said no: asking again changes nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
