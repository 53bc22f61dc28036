import { ArtFrame } from './art-frame';

/** Two people about to talk. */
export function ChatArt() {
  return (
    <ArtFrame>
      <path d="M34 22h66a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H58L42 86V72h-8a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10z" />
      <path d="M40 40h46M40 54h30" className="fill-none stroke-input" />
      <path
        d="M86 50h52a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-4v13l-15-13H86a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z"
        className="fill-secondary stroke-primary"
      />
      <g className="fill-primary stroke-none">
        <circle cx="98" cy="73" r="4" />
        <circle cx="112" cy="73" r="4" />
        <circle cx="126" cy="73" r="4" />
      </g>
    </ArtFrame>
  );
}
