import { ArtFrame } from './art-frame';

/** A wallet with a note looking out: money and transactions. */
export function WalletArt() {
  return (
    <ArtFrame>
      <rect
        x="52"
        y="18"
        width="76"
        height="50"
        rx="6"
        transform="rotate(-6 90 43)"
        className="fill-secondary stroke-primary"
      />
      <circle cx="89" cy="38" r="11" transform="rotate(-6 90 43)" className="fill-card stroke-primary" />
      <path
        d="M84 43v-11l9 11v-11M81 36h15M81 39.5h15"
        className="fill-none stroke-primary"
        strokeWidth="1.5"
      />
      <path d="M36 52h98a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10H42a10 10 0 0 1-10-10V56a4 4 0 0 1 4-4z" />
      <path d="M32 62h112" className="fill-none stroke-input" strokeDasharray="2 6" />
      <path d="M118 72h32a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-32a13 13 0 0 1 0-26z" className="fill-muted" />
      <circle cx="120" cy="85" r="4" className="fill-primary stroke-primary" />
    </ArtFrame>
  );
}
