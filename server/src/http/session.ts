import type { Selectable } from 'kysely';
import type { Users } from '../db/database.ts';

/** A person as requests know them: without the secrets, which only sign-in reads. */
export type SessionUser = Omit<
  Selectable<Users>,
  | 'passwordHash'
  | 'twoFactorSecret'
  | 'twoFactorLastStep'
  | 'erasedAt'
  | 'erasedThroughDays'
  | 'referredBy'
  | 'marketingConsent'
  | 'nameChangedAt'
  | 'termsAcceptedAt'
  | 'searchText'
> & {
  /** The seller plan they are on. */
  plan: { id: string; name: string } | null;
};

/** Whose wallet it is, for use cases that also run without a session. */
export type WalletOwner = Pick<SessionUser, 'id' | 'name' | 'email'>;

export interface Session {
  id: string;
  /** Staff sign in at their own door and get sessions of their own scope. */
  scope: 'user' | 'admin';
  createdAt: Date;
  expiresAt: Date;
  user: SessionUser;
}

export interface SessionFinder {
  /** A copy from memory, seconds old, without waiting; undefined when there is none. */
  recall(token: string): Session | undefined;
  /** `fresh` asks the database; otherwise a copy from memory, seconds old, will do. */
  find(token: string, options: { fresh: boolean }): Promise<Session | undefined>;
  /** True for staff who must switch two-factor sign-in on before they do anything else. */
  owesTwoFactor(session: Session): Promise<boolean>;
}
