import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

type OnDemandProps<Props extends object> = {
  /** A lazy component: a button of the same look together with what it opens, open from the start. */
  Opened: ComponentType<Props>;
  openedProps: Props;
  /** Fetches its code. */
  prefetch: () => void;
  /** The button alone. */
  children: (handlers: { onClick: () => void; onFocus: () => void; onPointerEnter: () => void }) => ReactNode;
};

/**
 * A button whose menu or panel is loaded when it is first wanted, which keeps it out of the first load of a
 * portal. The button is replaced when it is pressed; focus moves into what opens, so it is not lost.
 */
export function OnDemand<Props extends object>({
  Opened,
  openedProps,
  prefetch,
  children,
}: OnDemandProps<Props>) {
  const [isWanted, setWanted] = useState(false);
  const button = children({ onClick: () => setWanted(true), onFocus: prefetch, onPointerEnter: prefetch });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Opened {...openedProps} />
    </Suspense>
  );
}
