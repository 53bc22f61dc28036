import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

type Explained = { field: 'password' | 'root'; message: string };

/** Where and how a refused deletion is told: a wrong password at its field, a reason of the business above it. */
export function explainRefusal(error: unknown): Explained {
  const message = failureSentence(error, 'Failed to delete account.');
  if (!(error instanceof ApiError)) return { field: 'root', message };
  if (error.code === 'current_password_wrong') return { field: 'password', message };
  return { field: 'root', message: [message, ...error.details.map((detail) => detail.message)].join('\n') };
}
