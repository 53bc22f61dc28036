import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSessionLinks } from './session-links';
import { headerLinks } from './site-links';

/**
 * The menu of narrow screens. It is a details element, so it opens before the script has arrived and without any;
 * the script adds only the manners: it closes on Escape, on a press elsewhere and when a link is followed.
 */
export function SiteMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const sessionLinks = useSessionLinks();
  useCloseFromOutside(details);

  function close() {
    if (details.current) details.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} onKeyDown={closeOnEscape} className="group md:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a button needs a script to open anything; this is one in name. */}
      <summary
        role="button"
        aria-label="Menu"
        className="flex size-11 list-none items-center justify-center rounded-lg hover:bg-accent [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full border-b bg-background px-4 pt-2 pb-4 shadow-raised"
      >
        <ul className="grid">
          {[...headerLinks, ...sessionLinks].map(({ label, to }) => (
            <li key={to} className="border-b last:border-b-0">
              <Link
                to={to}
                onClick={close}
                className="flex min-h-12 items-center rounded-md px-2 font-medium hover:bg-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function useCloseFromOutside(details: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function closeUnlessInside(event: Event) {
      const menu = details.current;
      const isInside = event.target instanceof Node && menu?.contains(event.target);
      if (menu?.open && !isInside) menu.open = false;
    }
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, [details]);
}
