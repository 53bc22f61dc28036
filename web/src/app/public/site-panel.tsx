import { type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { modalStack } from '@/components/ui/modal-stack';
import { cn } from '@/lib/class-names';

type SitePanelProps = {
  label: string;
  icon: LucideIcon;
  className?: string;
  /** Gets the function that closes the panel. */
  children: (close: () => void) => ReactNode;
};

/**
 * A panel that hangs from the header on narrow screens. It is a details element, so it opens before the script has
 * arrived and without any; the script adds the rest: it closes on Escape, on Back and on a press elsewhere, and a
 * field inside takes focus when it opens.
 */
export function SitePanel({ label, icon: Icon, className, children }: SitePanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useClosing(details);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector('input')?.focus()}
      className={cn('group', className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button needs a script to open anything; this is one in name. */}
      <summary
        role="button"
        aria-label={label}
        className="flex size-11 list-none items-center justify-center rounded-lg hover:bg-accent [&::-webkit-details-marker]:hidden"
      >
        <Icon aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-b bg-background px-4 pt-2 pb-4 shadow-raised sm:px-6">
        {children(close)}
      </div>
    </details>
  );
}

/**
 * Closes the panel, on Back and a press elsewhere too. Listens to the element itself, because a panel can be open before
 * the script has arrived. The element tells of a change only later, so a link inside leaves the stack before it is followed.
 */
function useClosing(details: RefObject<HTMLDetailsElement | null>): () => void {
  const leaveStack = useRef<() => void>(undefined);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
    leaveStack.current?.();
    leaveStack.current = undefined;
  }, [details]);
  useEffect(() => {
    const panel = details.current;
    if (!panel) return;
    function closeUnlessInside({ target }: Event) {
      if (!(target instanceof Node && panel?.contains(target))) close();
    }
    function putOnStack() {
      leaveStack.current?.();
      leaveStack.current = panel?.open ? modalStack.add({ close, inAddress: false }) : undefined;
    }
    putOnStack();
    panel.addEventListener('toggle', putOnStack);
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      leaveStack.current?.();
      leaveStack.current = undefined;
      panel.removeEventListener('toggle', putOnStack);
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, [details, close]);
  return close;
}
