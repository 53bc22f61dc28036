import { hash } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { mayOweTwoFactor } from '../../http/access.ts';
import type { Session, SessionFinder } from '../../http/session.ts';
import type { SettingsReader } from '../settings/index.ts';
import { readSessionWithUser } from './session.queries.ts';
import { isTwoFactorRequired } from './two-factor-rule.ts';

/**
 * Sessions by token. Every request needs one, so calls that only read may use a copy from memory:
 * at most five seconds old, dropped by NOTIFY as soon as the person or the session changes,
 * and dropped altogether when the listening connection breaks, since a notice may have been missed.
 */
export interface SessionCache extends SessionFinder {
  forgetUser(userId: string): void;
  forgetAll(): void;
}

const keptMs = 5_000;
const keptAtMost = 20_000;

export function createSessionCache(options: {
  db: Db;
  settings: SettingsReader;
  now: () => Date;
  isProduction: boolean;
}): SessionCache {
  const kept = new Map<string, { session: Session; readAtMs: number }>();
  // A read that began before a notice must not put the old copy back after it.
  let generation = 0;

  function recall(token: string): Session | undefined {
    const copy = kept.get(keyOf(token));
    if (copy === undefined) return undefined;
    const nowMs = options.now().getTime();
    const isGood = nowMs - copy.readAtMs < keptMs && copy.session.expiresAt.getTime() > nowMs;
    return isGood ? copy.session : undefined;
  }

  return {
    recall,
    async find(token, { fresh }) {
      const copy = fresh ? undefined : recall(token);
      if (copy) return copy;
      const key = keyOf(token);
      const nowMs = options.now().getTime();
      const startedIn = generation;
      const session = await readSession(options, token);
      if (session === undefined) {
        kept.delete(key);
        return undefined;
      }
      if (kept.size >= keptAtMost) kept.clear();
      if (startedIn === generation) kept.set(key, { session, readAtMs: nowMs });
      return session;
    },
    async owesTwoFactor(session) {
      return mayOweTwoFactor(session) && (await isTwoFactorRequired(options));
    },
    forgetUser(userId) {
      generation += 1;
      for (const [key, copy] of kept) if (copy.session.user.id === userId) kept.delete(key);
    },
    forgetAll() {
      generation += 1;
      kept.clear();
    },
  };
}

/** Tokens themselves are not kept. */
const keyOf = (token: string) => hash('sha256', token, 'base64');

async function readSession(
  options: { db: Db; settings: SettingsReader; now: () => Date },
  token: string,
): Promise<Session | undefined> {
  const now = options.now();
  const row = await readSessionWithUser(options.db, hashToken(token), now);
  if (row === undefined || row.user.status !== 'active') return undefined;
  // A shortened timeout holds for sessions that exist already; Remember me has its own length.
  const security = await options.settings.read('security');
  const limitMs = row.createdAt.getTime() + security.sessionTimeoutHours * 3_600_000;
  const expiresAt = row.remembered ? row.expiresAt : new Date(Math.min(row.expiresAt.getTime(), limitMs));
  if (expiresAt <= now) return undefined;
  // Somebody promoted to staff must come in through the staff door.
  if (isStaff(row.user.role) && row.scope === 'user') return undefined;
  return { id: row.id, scope: row.scope, createdAt: row.createdAt, expiresAt, user: row.user };
}
