import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '@/components/brand/logo';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { paths } from '@/config/paths';
import { SessionButtons } from './session-links';
import { headerLinks } from './site-links';
import { SiteMenu } from './site-menu';
import { SitePanel } from './site-panel';
import { SiteSearch } from './site-search';
import { StripedAwning } from './striped-awning';

/** The header of the public pages. The awning hangs from it and the page passes beneath. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40">
      <div className="relative z-10 bg-background">
        <div className="mx-auto flex h-16 max-w-6xl items-center px-4 min-[360px]:gap-1 sm:px-6 lg:gap-2">
          <Link to={paths.home} className="mr-auto shrink-0 rounded-md">
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden md:block lg:mr-2">
            <ul className="flex">
              {headerLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex h-10 items-center whitespace-nowrap rounded-lg px-2 font-medium text-muted-foreground text-sm transition-colors hover:text-foreground lg:px-3"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mr-1 hidden w-52 lg:block">
            <SiteSearch />
          </div>
          <SitePanel label="Open search" icon={Search} className="lg:hidden">
            {(close) => <SiteSearch onSearch={close} />}
          </SitePanel>
          <ThemeToggle />
          <SessionButtons />
          <SiteMenu />
        </div>
      </div>
      {/* With a ground, so that no half lines of text show between the scallops. */}
      <div className="pointer-events-none absolute inset-x-0 top-full bg-background">
        <StripedAwning id="site-awning" />
      </div>
    </header>
  );
}
