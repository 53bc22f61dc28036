import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { timings } from '@/config/timings';

/** Marks a row of the sidebar whose words are out of sight while it is collapsed. */
export const labelAttribute = 'data-sidebar-label';

type Shown = { label: string; top: number; left: number };

/**
 * The words of an icon, beside it, when the pointer rests on it or the keyboard reaches it. One for the whole sidebar:
 * it stands at a known place, so it needs none of the code that places tooltips elsewhere, which every page of the
 * portals would have to load. It can be reached with the pointer, and Escape closes it.
 */
export function CollapsedLabels({ active, children }: { active: boolean; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (row: Shown | undefined, delayMs: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setShown(row), delayMs);
  };
  const hide = () => show(undefined, 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are what people act on
    <div
      className="contents"
      onPointerOver={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(rowAt(event.target) ?? shown, timings.tooltipDelayMs);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(rowAt(event.target), 0);
      }}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {active && shown ? (
        // Screen readers read the name of the row itself.
        <div
          aria-hidden="true"
          style={{ top: shown.top, left: shown.left }}
          className="fixed z-50 -translate-y-1/2 animate-fade-in pl-2"
        >
          <div className="whitespace-nowrap rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs shadow-raised">
            {shown.label}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function rowAt(target: EventTarget): Shown | undefined {
  const row = target instanceof Element ? target.closest(`[${labelAttribute}]`) : null;
  if (row === null) return undefined;
  const { right, top, height } = row.getBoundingClientRect();
  return { label: row.getAttribute(labelAttribute) ?? '', top: top + height / 2, left: right };
}
