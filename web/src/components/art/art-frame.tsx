import type { ReactNode } from 'react';

/**
 * The common sheet of all drawings: one size, one pen, the colours of the theme. Drawings are decoration; the
 * words beside them carry the meaning.
 */
export function ArtFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 176 128"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full fill-card stroke-muted-foreground"
    >
      <ellipse cx="88" cy="116" rx="70" ry="7" className="fill-accent stroke-none" />
      {children}
    </svg>
  );
}
