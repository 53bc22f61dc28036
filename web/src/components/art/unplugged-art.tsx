import { ArtFrame } from './art-frame';

/** A plug out of its socket: the connection failed. */
export function UnpluggedArt() {
  return (
    <ArtFrame>
      <path d="M10 92c22 12 20-30 44-28" className="fill-none" strokeWidth="3" />
      <path d="M52 48h18a14 14 0 0 1 14 14v4a14 14 0 0 1-14 14H52z" className="fill-muted" />
      <path d="M84 57h10M84 71h10" className="fill-none" strokeWidth="4" />
      <path d="M166 40c-24-10-20 28-42 24" className="fill-none" strokeWidth="3" />
      <path
        d="M126 46h-8a10 10 0 0 0-10 10v16a10 10 0 0 0 10 10h8z"
        className="fill-secondary stroke-primary"
      />
      <path d="M108 57h7M108 71h7" className="fill-none stroke-primary" strokeWidth="4" />
      <path d="M100 36l-3-11M90 40l-8-9M110 38l5-9" className="fill-none stroke-primary" strokeWidth="2.5" />
      <path d="M100 94l-3 10M89 90l-8 8M111 92l5 8" className="fill-none stroke-primary" strokeWidth="2.5" />
    </ArtFrame>
  );
}
