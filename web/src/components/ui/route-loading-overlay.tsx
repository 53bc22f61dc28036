import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LogoMark } from '@/components/brand/logo-mark';
import { timings } from '@/config/timings';
import { loadingOverlay } from '@/lib/loading-overlay';

/**
 * Covers the screen for 800 ms on every change of path, but not on the first load. It comes up as soon as the
 * navigation starts, so the next page loads beneath it; a page that takes longer keeps it up until it is there.
 * People who prefer reduced motion or switched it off in the settings never see it.
 */
export function RouteLoadingOverlay() {
  const arrivedPath = useLocation().pathname;
  const targetPath = useNavigation().location?.pathname ?? arrivedPath;
  const [coveredPath, setCoveredPath] = useState(targetPath);
  const [minimumOver, setMinimumOver] = useState(true);
  const isOn = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.isOn, () => true);

  // Set during rendering, not in an effect, so that the next page is never painted uncovered.
  if (targetPath !== coveredPath) {
    setCoveredPath(targetPath);
    setMinimumOver(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second navigation starts the time anew.
  useEffect(() => {
    if (minimumOver) return;
    const timer = setTimeout(() => setMinimumOver(true), timings.routeOverlayMs);
    return () => clearTimeout(timer);
  }, [minimumOver, coveredPath]);

  if (!isOn || (minimumOver && targetPath === arrivedPath)) return null;
  return (
    <div
      role="status"
      className="fixed inset-0 z-90 flex flex-col items-center justify-center gap-4 bg-background motion-reduce:hidden"
    >
      <LogoMark className="size-12 animate-breathe text-primary" />
      <p className="font-medium text-muted-foreground text-sm">Loading</p>
    </div>
  );
}
