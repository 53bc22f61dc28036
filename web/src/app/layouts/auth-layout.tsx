import { ArrowLeft } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { Awning } from '@/components/brand/awning';
import { Logo } from '@/components/brand/logo';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { Button } from '@/components/ui/button';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { paths } from '@/config/paths';
import { BrandPanel } from '@/features/auth/components/brand-panel';

/** Sign-in, sign-up and what belongs to them: the form, and on wide screens what Oja stands for beside it. */
export function Component() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <BrandPanel className="sticky top-0 hidden h-dvh min-h-180 lg:flex" />
      <div className="flex min-w-0 flex-col">
        <Header />
        <main
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-8 sm:px-6 lg:justify-center"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  );
}

/** The mark leads home; on wide screens it stands in the panel, and a plain link takes its place here. */
function Header() {
  return (
    <header>
      <div className="flex h-18 items-center justify-between gap-2 px-4 sm:px-6">
        <Link to={paths.home} className="rounded-md lg:hidden">
          <Logo />
        </Link>
        <Button asChild variant="ghost" className="hidden px-3 lg:inline-flex">
          <Link to={paths.home}>
            <ArrowLeft aria-hidden="true" />
            Home
          </Link>
        </Button>
        <ThemeToggle />
      </div>
      <div className="lg:hidden">
        <Awning />
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 px-4 py-6 text-muted-foreground text-sm">
      <Link to={paths.terms} className="rounded-sm py-1 hover:text-foreground">
        Terms of service
      </Link>
      <Link to={paths.privacy} className="rounded-sm py-1 hover:text-foreground">
        Privacy policy
      </Link>
    </footer>
  );
}
