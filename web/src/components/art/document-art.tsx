import { ArtFrame } from './art-frame';

/** A paper with a seal: applications, reports, terms. */
export function DocumentArt() {
  return (
    <ArtFrame>
      <path
        d="M46 26h56a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z"
        className="fill-muted"
      />
      <path d="M64 14h42l24 24v66a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
      <path d="M106 14v18a6 6 0 0 0 6 6h18" className="fill-muted" />
      <path d="M72 34h20M72 50h42M72 64h42M72 78h22" className="fill-none stroke-input" />
      <path d="M110 92l-4 22 12-6 12 6-4-22" className="fill-secondary stroke-primary" />
      <circle cx="118" cy="84" r="15" className="fill-primary stroke-primary" />
      <path d="M111 84l5 5 9-9" className="fill-none stroke-primary-foreground" strokeWidth="3" />
    </ArtFrame>
  );
}
