import type { Selectable } from 'kysely';
import type { Users } from '../db/database.ts';

/** The user of a session, without the secrets, which only sign-in reads. */
export type SessionUser = Omit<
  Selectable<Users>,
  | 'passwordHash'
  | 'twoFactorSecret'
  | 'twoFactorLastStep'
  | 'adminEndedAt'
  | 'erasedAt'
  | 'erasedThroughDays'
  | 'referredBy'
  | 'marketingConsent'
  | 'nameChangedAt'
  | 'sellingStop'
  | 'sellingStopUntil'
  | 'sellingPaused'
  | 'termsAcceptedAt'
  | 'searchText'
> & {
  /** The seller plan they are on. */
  plan: { id: string; name: string } | null;
};

/** The owner of a wallet, for use cases that also run without a session. */
export type WalletOwner = Pick<SessionUser, 'id' | 'name' | 'email'>;

export interface Session {
  id: string;
  /** Staff sign in at the admin portal and get sessions of their own scope. */
  scope: 'user' | 'admin';
  createdAt: Date;
  expiresAt: Date;
  user: SessionUser;
  /** Set while a member of staff views Oja as this user, read-only. Then `id` is that of the view, not of a session. */
  view?: { staffId: string };
}

export interface SessionFinder {
  /** A cached session, at most seconds old, without waiting; undefined when there is none. */
  findCached(token: string): Session | undefined;
  /** `fresh` reads from the database; otherwise a cached session, seconds old, is returned. */
  find(token: string, options: { fresh: boolean }): Promise<Session | undefined>;
  /** Why the session of a token is over, as a sentence; undefined for an unknown token. */
  explainEnd(token: string): Promise<string | undefined>;
  /** What a member of staff views Oja as, read from the database; undefined if the view is not theirs or is over. */
  findView(staff: Session, viewId: string): Promise<Session | undefined>;
  /** True for staff who must enable two-factor sign-in before any other call. */
  owesTwoFactor(session: Session): Promise<boolean>;
}

/**
 * Sessions by token. Every request needs one, so reads may use a cached one: at most five seconds old, invalidated by
 * NOTIFY as soon as the user or the session changes, and cleared when the LISTEN connection breaks, since a notice
 * may have been missed.
 */
export interface SessionCache extends SessionFinder {
  invalidateUser(userId: string): void;
  invalidateAll(): void;
}
