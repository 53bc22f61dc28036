import { ApiError } from '@/lib/api/api-error';

/** Turns the answer of a server that knows no such thing into the not-found page; other faults stay what they are. */
export function asMissingPage(error: unknown): unknown {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isMissing ? new Response(null, { status: 404, statusText: 'Not Found' }) : error;
}
