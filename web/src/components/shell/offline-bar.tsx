import { useOnline } from '@/lib/use-online';

/** Says why nothing new arrives. Queries wait and go on by themselves when the connection is back. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    // The region is there from the start, because a screen reader announces only changes in one it knows.
    <div role="status" className="sticky top-0 z-60">
      {isOnline ? null : (
        <p
          data-offline-bar=""
          className="flex h-9 items-center justify-center bg-foreground px-2 text-background text-xs sm:text-sm"
        >
          <strong className="mr-1.5 shrink-0 font-semibold">You are offline.</strong>{' '}
          <span className="truncate">You see what was loaded last.</span>
        </p>
      )}
    </div>
  );
}
