import type { HandoverKind } from '@oja/contract/handover-labels';
import { Refusal } from '../../../domain/refusal.ts';
import type { Credentials } from './listing-credentials.store.ts';

type Sent = Partial<Record<'username' | 'password' | 'handover_notes', string | undefined>>;

/**
 * The login details of a listing after a request; undefined where none are handed over. An empty password keeps the
 * stored one, because the form never receives it; empty notes remove them.
 */
export function mergeCredentials(
  stored: Credentials | undefined,
  sent: Sent,
  kind: HandoverKind,
): Credentials | undefined {
  if (kind !== 'credentials') {
    refuseLoginDetails(sent);
    return undefined;
  }
  const username = sent.username ?? stored?.username;
  const password = sent.password || stored?.password;
  if (username === undefined) throw fieldRefusal('username', 'This field is required.');
  if (password === undefined) throw fieldRefusal('password', 'This field is required.');
  const notes = sent.handover_notes === undefined ? stored?.handoverNotes : sent.handover_notes;
  return { username, password, handoverNotes: notes || null };
}

/** A password that is sent although none is handed over is a mistake of its owner, who is told so. */
function refuseLoginDetails(sent: Sent): void {
  for (const field of ['username', 'password', 'handover_notes'] as const) {
    if (!sent[field]) continue;
    throw fieldRefusal(field, 'No login details are handed over here. Please leave this empty.');
  }
}

function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal('invalid_input', {
    message: `Please check "${field}": ${message}`,
    details: [{ field, message }],
  });
}
