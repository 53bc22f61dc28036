import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import {
  type Blocker,
  type BlockerFunction,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import { modalStack, type OpenModal } from '@/components/ui/modal-stack';
import { ownBack } from '@/lib/own-back';

/**
 * Decides what becomes of a navigation. Back while a dialog or drawer is open closes the topmost one and stays; other
 * navigations are put to the leave guard of the page, if it has one. The router knows one blocker at a time, so both
 * share this one (docs/decisions/0038-back-button.md).
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const leaveGuard = useRef<BlockerFunction>(undefined);
  const isForModal = useRef(false);
  const decide = useCallback<BlockerFunction>((navigation) => {
    const isBackOfPerson = navigation.historyAction === 'POP' && !ownBack.consume();
    isForModal.current = isBackOfPerson && modalStack.top()?.inAddress === false;
    if (!isForModal.current) return leaveGuard.current?.(navigation) ?? false;
    // The router goes forward again first. A modal that changes the address as it closes must not do so before.
    window.addEventListener('popstate', () => modalStack.top()?.close(), { once: true });
    return true;
  }, []);
  const blocker = useBlocker(decide);
  useEffect(() => {
    if (blocker.state === 'blocked' && isForModal.current) blocker.reset();
  }, [blocker]);
  useSpareEntry({ isAsking: blocker.state === 'blocked' });
  const guard = useMemo(
    () => ({
      blocker: isForModal.current ? unblocked : blocker,
      setLeaveGuard: (next?: BlockerFunction) => {
        leaveGuard.current = next;
      },
    }),
    [blocker],
  );
  return <NavigationGuardContext value={guard}>{children}</NavigationGuardContext>;
}

/** What the leave guard sees while a modal is being closed. */
const unblocked: Blocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

type NavigationGuardValue = { blocker: Blocker; setLeaveGuard: (guard?: BlockerFunction) => void };

const NavigationGuardContext = createContext<NavigationGuardValue | undefined>(undefined);

/** Like the router's useBlocker, beside the modals. One per page. */
export function useLeaveBlocker(shouldBlock: BlockerFunction): Blocker {
  const guard = useContext(NavigationGuardContext);
  if (guard === undefined) throw new Error('useLeaveBlocker must be used within NavigationGuard');
  const { blocker, setLeaveGuard } = guard;
  useEffect(() => {
    setLeaveGuard(shouldBlock);
    return () => setLeaveGuard(undefined);
  }, [setLeaveGuard, shouldBlock]);
  return blocker;
}

/**
 * Back from the first entry of a document leaves it, which no script can prevent. A modal that a person opens there gets a
 * second entry of the same page beneath it. When Back leaves that entry later, the first one is skipped.
 */
function useSpareEntry({ isAsking }: { isAsking: boolean }): void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isReading = useRevalidator().state === 'loading';
  const isSpare = useRef(false);
  const previous = useRef({ index: indexOfEntry(), pathname: location.pathname });

  const pushSpare = useEffectEvent(({ inAddress }: OpenModal) => {
    // While a blocked Back is being undone, the browser stands on another entry than the router.
    const isFirst = indexOfEntry() === 0 && previous.current.index === 0;
    // A modal that was open from the start belongs to the link that led here.
    // A navigation would answer the question of the leave guard.
    if (isAsking || inAddress || !isFirst || navigator.userActivation?.hasBeenActive === false) return;
    isSpare.current = true;
    void navigate(location, {
      state: location.state,
      preventScrollReset: true,
      // The data of the page is there; reading it again would leave Back free until it has arrived. A reading that
      // is under way is begun anew, because a navigation ends it.
      defaultShouldRevalidate: isReading,
    });
  });
  useEffect(() => modalStack.subscribe((modal) => pushSpare(modal)), []);

  const skipFirst = useEffectEvent(() => {
    const last = previous.current;
    const { pathname } = location;
    previous.current = { index: indexOfEntry(), pathname };
    const cameBack = type === 'POP' && last.index === 1 && previous.current.index === 0;
    if (isSpare.current && cameBack && last.pathname === pathname) void navigate(-1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival has a location of its own.
  useEffect(() => skipFirst(), [location]);
}

/** The place of the current entry among those of the router; on the server there is no history. */
function indexOfEntry(): number {
  if (typeof window === 'undefined') return 0;
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
