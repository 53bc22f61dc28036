import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type AuthRecord, type AuthUser, authStore } from './auth-store';
import { endSession } from './end-session';
import { isStaffUser, restoreSession } from './restore-session';

export interface Auth {
  user: AuthUser | undefined;
  /** True until the stored session was checked with the server, once per load of the page. */
  isRestoring: boolean;
  signIn(record: AuthRecord): void;
  signOut(): void;
}

const AuthContext = createContext<Auth | undefined>(undefined);
const AdminAuthContext = createContext<Auth | undefined>(undefined);

let restored: Promise<void> | undefined;

function useAuthValue(): Auth {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const [isRestoring, setRestoring] = useState(restored === undefined && record !== undefined);
  useEffect(() => {
    restored ??= restoreSession();
    void restored.then(() => setRestoring(false));
  }, []);
  return { user: record?.user, isRestoring, signIn: (next) => authStore.set(next), signOut: endSession };
}

export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={useAuthValue()}>{children}</AuthContext>;
}

/** The same record for the admin portal: its user is undefined for accounts that are not staff. */
export function AdminAuthProvider({ children }: { children: ReactNode }) {
  const auth = useAuthValue();
  const staff = auth.user && isStaffUser(auth.user) ? auth.user : undefined;
  return <AdminAuthContext value={{ ...auth, user: staff }}>{children}</AdminAuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === undefined) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}

export function useAdminAuth(): Auth {
  const auth = useContext(AdminAuthContext);
  if (auth === undefined) throw new Error('useAdminAuth must be used within AdminAuthProvider');
  return auth;
}
