import type { SessionEndReason } from '@oja/contract/person-record-labels';

const again = 'Please sign in again.';

const sentences: Readonly<Record<SessionEndReason, string>> = {
  signed_out: `You signed out. ${again}`,
  signed_out_elsewhere: `You were signed out on another device. ${again}`,
  password_changed: `Your password was changed. ${again}`,
  two_factor_changed: `Your two-factor sign-in was changed. ${again}`,
  ended_by_staff: `Our team signed you out. ${again}`,
  role_changed: `Your role was changed. ${again}`,
  suspended: 'Your account was suspended.',
  account_closed: 'Your account was closed.',
};

/** The sentence for the browser of a session that is over; undefined when the reason is not known. */
export function sessionEndSentence(
  session: { endedAt: Date | null; endReason: string | null; expiresAt: Date },
  now: Date,
): string | undefined {
  const { endedAt, endReason, expiresAt } = session;
  if (isReason(endReason)) return sentences[endReason];
  return endedAt === null && expiresAt <= now ? `Your session has expired. ${again}` : undefined;
}

function isReason(reason: string | null): reason is SessionEndReason {
  return reason !== null && Object.hasOwn(sentences, reason);
}
