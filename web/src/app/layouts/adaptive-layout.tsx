import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { toast } from '@/components/ui/toast';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { PublicFrame, prepareFooter } from './public-layout';

/**
 * The frame of public pages that belong to the portal as well: guests and staff see the public header, people who are
 * signed in the shell of their portal. The server renders the page for a guest, and the first render in the browser
 * equals it; the shell takes over right after. Its code is fetched before that, see `prepareFrames`.
 */
type Shell = ComponentType<{ children: ReactNode }>;

let shell: Shell | undefined;

async function loadShell(): Promise<Shell> {
  shell = (await import('./portal-around')).PortalAround;
  return shell;
}

/** Fetches the shell for a person who is signed in, so that it is there when the page is first drawn. */
export async function prepareFrames(): Promise<void> {
  // Without the shell the page is drawn in the public frame.
  await Promise.all([prepareFooter(), usesPortal() ? loadShell().catch(() => undefined) : undefined]);
}

export function Component() {
  const isPortal = useSyncExternalStore(authStore.subscribe, usesPortal, () => false);
  useEndSentence(isPortal);
  const [loaded, setLoaded] = useState(() => shell);
  // After the sign-in the shell is on its way. A page drawn before it would be drawn anew inside it, and would have lost
  // by then that it was to go on with an act.
  const [waits, setWaits] = useState(isPortal && loaded === undefined);
  useEffect(() => {
    if (!isPortal || loaded !== undefined) return;
    let isGone = false;
    loadShell().then(
      (Loaded) => isGone || setLoaded(() => Loaded),
      () => isGone || setWaits(false),
    );
    return () => {
      isGone = true;
    };
  }, [isPortal, loaded]);
  const Frame = isPortal && loaded !== undefined ? loaded : PublicFrame;
  return <Frame>{waits && Frame === PublicFrame ? null : <Outlet />}</Frame>;
}

/** The page stays when a session ends elsewhere or by itself; only the shell goes, which would leave the reason unsaid. */
function useEndSentence(isPortal: boolean): void {
  const wasPortal = useRef(isPortal);
  useEffect(() => {
    const sentence = wasPortal.current && !isPortal ? authStore.endSentence() : undefined;
    wasPortal.current = isPortal;
    if (sentence !== undefined) toast({ title: 'Signed out', description: sentence });
  }, [isPortal]);
}

function usesPortal(): boolean {
  const record = authStore.record();
  return record !== undefined && !isStaffUser(record.user);
}
