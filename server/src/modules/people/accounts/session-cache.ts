import { hash } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { hourMs } from '@oja/contract/durations';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import type { SettingsReader } from '../../../deps/settings-reader.ts';
import { sessionEndSentence } from '../../../domain/accounts/session-end.ts';
import { mayOweTwoFactor } from '../../../http/access.ts';
import type { Session, SessionCache } from '../../../http/session.ts';
import { readEndedSession, readSessionWithUser } from './session.queries.ts';
import { isTwoFactorRequired } from './two-factor-rule.ts';
import { findView } from './user-view.queries.ts';

const maxAgeMs = 5_000;
const maxEntries = 20_000;

export function createSessionCache(options: {
  db: Db;
  settings: SettingsReader;
  now: () => Date;
  isProduction: boolean;
}): SessionCache {
  const cached = new Map<string, { session: Session; readAtMs: number }>();
  // A read that began before an invalidation must not be cached after it.
  let generation = 0;

  function findCached(token: string): Session | undefined {
    const copy = cached.get(keyOf(token));
    if (copy === undefined) return undefined;
    const nowMs = options.now().getTime();
    const isGood = nowMs - copy.readAtMs < maxAgeMs && copy.session.expiresAt.getTime() > nowMs;
    return isGood ? copy.session : undefined;
  }

  return {
    findCached,
    async find(token, { fresh }) {
      const copy = fresh ? undefined : findCached(token);
      if (copy) return copy;
      const key = keyOf(token);
      const nowMs = options.now().getTime();
      const startedIn = generation;
      const session = await readSession(options, token);
      if (session === undefined) {
        cached.delete(key);
        return undefined;
      }
      if (cached.size >= maxEntries) cached.clear();
      if (startedIn === generation) cached.set(key, { session, readAtMs: nowMs });
      return session;
    },
    async explainEnd(token) {
      const session = await readEndedSession(options.db, hashToken(token));
      if (session === undefined) return undefined;
      return sessionEndSentence({ ...session, expiresAt: await expiryOf(options, session) }, options.now());
    },
    findView: (staff, viewId) => findView(options, staff, viewId),
    async owesTwoFactor(session) {
      return mayOweTwoFactor(session) && (await isTwoFactorRequired(options));
    },
    invalidateUser(userId) {
      generation += 1;
      for (const [key, copy] of cached) if (copy.session.user.id === userId) cached.delete(key);
    },
    invalidateAll() {
      generation += 1;
      cached.clear();
    },
  };
}

/** The key is a hash, so that tokens are not held in memory. */
const keyOf = (token: string) => hash('sha256', token, 'base64');

async function readSession(
  options: { db: Db; settings: SettingsReader; now: () => Date },
  token: string,
): Promise<Session | undefined> {
  const now = options.now();
  const row = await readSessionWithUser(options.db, hashToken(token), now);
  if (row === undefined || row.user.status !== 'active') return undefined;
  const expiresAt = await expiryOf(options, row);
  if (expiresAt <= now) return undefined;
  // A user promoted to staff must sign in again at the admin portal.
  if (isStaff(row.user.role) && row.scope === 'user') return undefined;
  return { id: row.id, scope: row.scope, createdAt: row.createdAt, expiresAt, user: row.user };
}

/** A shortened timeout also applies to existing sessions; "Remember me" has its own length. */
async function expiryOf(
  options: { settings: SettingsReader },
  row: { createdAt: Date; expiresAt: Date; remembered: boolean },
): Promise<Date> {
  if (row.remembered) return row.expiresAt;
  const security = await options.settings.read('security');
  const limitMs = row.createdAt.getTime() + security.sessionTimeoutHours * hourMs;
  return new Date(Math.min(row.expiresAt.getTime(), limitMs));
}
