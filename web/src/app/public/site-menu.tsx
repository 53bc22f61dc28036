import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { useSessionLinks } from './session-links';
import { headerLinks } from './site-links';
import { SitePanel } from './site-panel';

/** The menu of narrow screens. */
export function SiteMenu() {
  const sessionLinks = useSessionLinks();
  return (
    <SitePanel label="Menu" icon={Menu} className="md:hidden">
      {(close) => (
        <nav aria-label="Menu">
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
      )}
    </SitePanel>
  );
}
