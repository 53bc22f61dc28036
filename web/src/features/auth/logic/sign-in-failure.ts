import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

/** Without a sentence of the server a refusal means the credentials, and anything else only that it failed. */
export function signInFailureSentence(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failureSentence(error, isRefused ? 'Invalid credentials' : 'Login failed');
}
