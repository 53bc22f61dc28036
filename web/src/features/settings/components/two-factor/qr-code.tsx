import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path';

/** Scanners expect dark on light with a margin, so the colours of the light theme hold here in the dark as well. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text]);
  return (
    <div className="light w-fit self-start overflow-hidden rounded-lg border bg-card text-foreground">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="size-48"
      >
        <path d={qrPath(data)} fill="currentColor" />
      </svg>
    </div>
  );
}
