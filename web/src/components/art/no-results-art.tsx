import { ArtFrame } from './art-frame';

/** A search that found nothing. */
export function NoResultsArt() {
  return (
    <ArtFrame>
      <rect x="34" y="30" width="58" height="76" rx="8" transform="rotate(-8 63 68)" className="fill-muted" />
      <rect x="62" y="22" width="62" height="82" rx="8" />
      <path
        d="M74 40h22M74 52h38M74 64h30M74 88h14"
        className="fill-none stroke-input"
        strokeDasharray="1 6"
      />
      <circle cx="112" cy="72" r="24" className="fill-secondary stroke-primary" strokeWidth="3" />
      <path d="M129 90l18 18" className="fill-none stroke-primary" strokeWidth="6" />
      <path d="M104 64l16 16M120 64l-16 16" className="fill-none stroke-primary" strokeWidth="3" />
    </ArtFrame>
  );
}
