import { createContext, use } from 'react';

export interface SignOut {
  signOut: () => void;
  /** Fetches the way out ahead, when a person comes near the door. */
  prepare: () => void;
}

export const SignOutContext = createContext<SignOut | null>(null);

export function useSignOut(): SignOut {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut must be used within SignOutProvider');
  return signOut;
}
