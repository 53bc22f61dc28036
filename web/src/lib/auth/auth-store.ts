import type { PortalUser, StaffUser } from '@oja/contract/accounts';

/**
 * The auth record: who is signed in on this browser. It lives in local storage under one key, so a reload and
 * other tabs see it. A record past its expiry is deleted and counts as absent; the server has the last word.
 */
export type AuthUser = PortalUser | StaffUser;

export interface AuthRecord {
  token: string;
  /** By the clock of this device, which may be wrong by hours. */
  expiresAt: string;
  user: AuthUser;
  /** The token is that of a member of staff, who sees Oja as this user does; only in the memory of such a tab. */
  view?: string;
}

export const AUTH_STORAGE_KEY = 'oja-auth';

/** Why the last session ended, for the sign-in page of any tab; kept until the next sign-in or sign-out. */
const END_STORAGE_KEY = 'oja-session-end';
const otherTabSentence = 'You signed out in another tab. Please sign in again.';
const expiredSentence = 'Your session has expired. Please sign in again.';

/** Timers cannot wait longer than this. */
const longestWaitMs = 2 ** 31 - 1;

export function createAuthStore(storage: () => Storage | undefined, now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let record: AuthRecord | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** Kept apart from the storage, which the tab that signed out reads as well. */
  let endedInOtherTab = false;

  function read(): AuthRecord | undefined {
    const stored = storage()?.getItem(AUTH_STORAGE_KEY) ?? null;
    if (stored !== text) {
      text = stored;
      record = parseRecord(stored);
      watchExpiry();
    }
    if (record && Date.parse(record.expiresAt) <= now()) {
      storage()?.setItem(END_STORAGE_KEY, expiredSentence);
      storage()?.removeItem(AUTH_STORAGE_KEY);
      text = null;
      record = undefined;
    }
    return record;
  }

  function watchExpiry(): void {
    clearTimeout(expiry);
    if (record === undefined) return;
    expiry = setTimeout(
      notifyListeners,
      Math.min(Math.max(Date.parse(record.expiresAt) - now(), 0) + 1, longestWaitMs),
    );
  }

  function notifyListeners(): void {
    read();
    for (const listener of listeners) listener();
  }

  const onStorage = (event: StorageEvent) => {
    // A null key means that the other tab wiped everything.
    if (event.key !== null && event.key !== AUTH_STORAGE_KEY) return;
    const wasSignedIn = record !== undefined;
    endedInOtherTab = read() === undefined && (wasSignedIn || endedInOtherTab);
    notifyListeners();
  };

  return {
    record: read,
    token: () => read()?.token,
    set(next: AuthRecord): void {
      endedInOtherTab = false;
      storage()?.removeItem(END_STORAGE_KEY);
      storage()?.setItem(AUTH_STORAGE_KEY, JSON.stringify(next));
      notifyListeners();
    },
    /** Replaces the person in the record, if it is still the one of this token. */
    setUser(token: string, user: AuthUser): void {
      const current = read();
      if (current?.token === token) this.set({ ...current, user });
    },
    clear(): void {
      endedInOtherTab = false;
      storage()?.removeItem(AUTH_STORAGE_KEY);
      notifyListeners();
    },
    /** Clears the record of this token only: an answer to an old request must not sign out a new session. */
    clearIf(token: string): void {
      if (read()?.token === token) this.clear();
    },
    /** The same when the server ended the session, with its sentence. */
    endIf(token: string, sentence: string | undefined): void {
      if (read()?.token !== token) return;
      if (sentence) storage()?.setItem(END_STORAGE_KEY, sentence);
      this.clear();
    },
    /** Why the last session ended; undefined if it was not ended from elsewhere. */
    endSentence: () =>
      storage()?.getItem(END_STORAGE_KEY) ?? (endedInOtherTab ? otherTabSentence : undefined),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1 && typeof window !== 'undefined')
        window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof window !== 'undefined')
          window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parseRecord(text: string | null): AuthRecord | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<AuthRecord> | null;
    const complete =
      typeof value?.token === 'string' &&
      typeof value.expiresAt === 'string' &&
      typeof value.user?.role === 'string';
    return complete && !Number.isNaN(Date.parse(value.expiresAt ?? '')) ? (value as AuthRecord) : undefined;
  } catch {
    return undefined;
  }
}

export const authStore = createAuthStore(() => {
  try {
    return window.localStorage;
  } catch {
    // There is no window at build time, and a browser may forbid storage; then there is no session.
    return undefined;
  }
});

/** True for accounts of the staff sign-in, which have their own current-user call. */
export function isStaffUser(user: AuthUser): boolean {
  return 'twoFactorMissing' in user;
}
