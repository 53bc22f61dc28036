import { ApiError, sentenceOf } from '@/lib/api/api-error';

/**
 * What to say about a failure: the server's sentence, and the one of the catalogue where an answer came without any,
 * for example from a gateway in between.
 */
export function failureSentence(error: unknown, fallback: string): string {
  const cameWithoutSentence = error instanceof ApiError && error.status > 0 && error.code === 'unknown';
  return cameWithoutSentence ? fallback : sentenceOf(error, fallback);
}
