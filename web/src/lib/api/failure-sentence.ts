import { countOf } from '../counts';
import { ApiError } from './api-error';

/** What an error of a call says when the answer carried no sentence for people. */
const withoutSentence = new ApiError(undefined, { status: 0 }).message;

/**
 * What to say about a failure: the server's sentence, with the time to wait where the server only named it in a
 * header, and the one of the catalogue where an answer came without any.
 */
export function failureSentence(error: unknown, fallback: string): string {
  if (!(error instanceof Error) || error.message === '') return fallback;
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === 'too_many_requests' && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${durationText(error.retryAfterSeconds)}.`;
  }
  return error.message === withoutSentence ? fallback : error.message;
}

function durationText(seconds: number): string {
  return seconds < 120 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');
}
