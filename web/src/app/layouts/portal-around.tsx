import type { ReactNode } from 'react';
import { SessionProviders } from '../session-layout';
import { UserPortal } from './user-portal-layout';

/** The shell of the user portal around a public page, for a person who is signed in. */
export function PortalAround({ children }: { children: ReactNode }) {
  return (
    <SessionProviders>
      <UserPortal>{children}</UserPortal>
    </SessionProviders>
  );
}
