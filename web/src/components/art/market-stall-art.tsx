import { ArtFrame } from './art-frame';

/** An empty stall under its awning: nothing here yet. */
export function MarketStallArt() {
  return (
    <ArtFrame>
      <path d="M44 46v68M132 46v68" />
      <path d="M38 20h100l10 26H28z" className="fill-secondary stroke-primary" />
      <path d="M63 20l-5 26M88 20v26M113 20l5 26" className="fill-none stroke-primary" />
      <path
        d="M28 46a15 12 0 0 0 30 0 15 12 0 0 0 30 0 15 12 0 0 0 30 0 15 12 0 0 0 30 0z"
        className="fill-primary stroke-primary"
      />
      <path d="M34 84h108v10H34z" />
      <path d="M40 94h96v20H40z" className="fill-muted" />
      <path d="M76 84l-5-13h34l-5 13" />
      <path d="M71 71c5-5 29-5 34 0" className="fill-none" />
      <path d="M66 104h44" strokeDasharray="2 7" className="fill-none" />
    </ArtFrame>
  );
}
