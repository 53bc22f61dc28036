import { ApiError, sentenceOf } from '@/lib/api/api-error';

/** What an error of a call says when the answer carried no sentence for people. */
const withoutSentence = new ApiError(undefined, { status: 0 }).message;

/** The server's sentence, with the time to wait where the server only named it in a header. */
export function failureSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return sentenceOf(error, fallback);
  if (error.code === 'too_many_requests' && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${inWords(error.retryAfterSeconds)}.`;
  }
  return error.message === withoutSentence ? fallback : error.message;
}

/** Without a sentence of the server a refusal means the credentials, and anything else only that it failed. */
export function signInFailureSentence(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failureSentence(error, isRefused ? 'Invalid credentials' : 'Login failed');
}

function inWords(seconds: number): string {
  return seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

function counted(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
