import { Link } from 'react-router';
import { Awning } from '@/components/brand/awning';
import { Logo } from '@/components/brand/logo';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function SiteHeader() {
  return (
    <header>
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link to={paths.home} className="mr-auto rounded-md">
          <Logo />
        </Link>
        <ThemeToggle />
        <Button asChild variant="ghost" className="px-3 sm:px-4">
          <Link to={paths.auth.login}>Login</Link>
        </Button>
        <Button asChild className="px-3 sm:px-4">
          <Link to={paths.auth.register}>Register</Link>
        </Button>
      </div>
      <Awning />
    </header>
  );
}
