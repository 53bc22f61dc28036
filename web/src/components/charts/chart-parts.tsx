import type { ReactNode } from 'react';

/** What all charts over time share. A picture is described in words beside it. */
const ticks = { fill: 'var(--muted-foreground)', fontSize: 12 };

export const chartContainer = {
  width: '100%',
  height: '100%',
  // Drawn once at the first dimension, which must not widen the page of a phone.
  className: 'overflow-hidden',
  initialDimension: { width: 640, height: 240 },
} as const;

export const chartFrame = {
  margin: { top: 8, right: 4, bottom: 0, left: 0 },
  // A focus stop without a name would only be in the way.
  accessibilityLayer: false,
} as const;

export const timeAxis = {
  dataKey: 'date',
  tick: ticks,
  tickLine: false,
  axisLine: false,
  tickMargin: 8,
  minTickGap: 32,
} as const;

export const valueAxis = { tick: ticks, tickLine: false, axisLine: false } as const;

/** The small box beside the point under the pointer: when, and what then. */
export function PointBox({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">{when}</p>
      {children}
    </div>
  );
}
