import type { UserView } from '@oja/contract/user-views';
import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { serverNowMs } from '@/lib/server-clock';
import { useNow } from '@/lib/use-now';

export interface Exits {
  /** Ends the view on the server. */
  end(then: () => void): Promise<void>;
  /** Back to the page of the person. */
  leave(): void;
  expire(): void;
}

/** Always in sight while staff see Oja as a person sees it. */
export function ViewBar({ view, exits }: { view: UserView; exits: Exits }) {
  const [isEnding, setEnding] = useState(false);
  const bar = useBarHeight();
  const now = useNow();
  const remainingMs = Date.parse(view.expires_at) - now;
  const isOver = remainingMs <= 0;
  useEffect(() => {
    if (isOver && Date.parse(view.expires_at) <= serverNowMs()) exits.expire();
  }, [isOver, exits, view.expires_at]);
  const end = () => {
    setEnding(true);
    void exits.end(exits.leave);
  };
  return (
    <section
      ref={bar}
      aria-label="View as user"
      className="flex items-center justify-between gap-3 bg-foreground px-3 py-1.5 text-background text-xs sm:px-4 sm:text-sm"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Eye aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
        <span>
          You see Oja as <strong className="font-semibold">{view.name}</strong> sees it. Nothing can be
          changed.
        </span>
      </p>
      <p className="flex shrink-0 items-center gap-3">
        <span className="tabular-nums">Ends in {minutesOf(remainingMs)}</span>
        <button
          type="button"
          disabled={isEnding}
          onClick={end}
          className="min-h-8 rounded-sm border border-background/50 px-2.5 font-semibold hover:bg-background/15 focus-visible:outline-2 focus-visible:outline-background focus-visible:outline-offset-2"
        >
          {isEnding ? 'Ending...' : 'End view'}
        </button>
      </p>
    </section>
  );
}

/** What sticks to the top of a page leaves room for the bar. */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--offline-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}

/** 12:34; the last second counts until it is over. */
function minutesOf(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
