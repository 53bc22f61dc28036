import { ArrowLeft, ScrollText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '@/components/brand/logo';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { Button } from '@/components/ui/button';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { paths } from '@/config/paths';

type AdminFrameProps = { title: string; description: string; children: ReactNode };

/** The frame of the staff sign-in: nothing but the form. */
export function AdminFrame({ title, description, children }: AdminFrameProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col bg-sidebar">
      <title>Admin login · Oja</title>
      <GraphPaper />
      <header className="flex items-center justify-between gap-2 px-4 py-3 sm:px-6">
        <Button asChild variant="ghost" className="px-3">
          <Link to={paths.home}>
            <ArrowLeft aria-hidden="true" />
            Back to main site
          </Link>
        </Button>
        <ThemeToggle />
      </header>
      <main
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8 sm:px-6"
      >
        <div className="overflow-hidden rounded-lg border bg-card shadow-raised">
          <div className="flex items-center justify-between gap-3 border-b bg-muted px-6 py-4 sm:px-8">
            <Logo size="sm" />
            <p className="flex items-center gap-1.5 text-muted-foreground text-sm">
              <ShieldCheck aria-hidden="true" className="size-4" />
              Staff only
            </p>
          </div>
          <div className="grid gap-6 px-6 py-7 sm:px-8">
            <header className="grid gap-1">
              <h1 className="font-bold text-2xl tracking-tight">{title}</h1>
              <p className="text-muted-foreground text-sm">{description}</p>
            </header>
            {children}
          </div>
        </div>
      </main>
      <footer className="flex items-center justify-center gap-2 px-4 pt-2 pb-8 text-center text-muted-foreground text-sm">
        <ScrollText aria-hidden="true" className="size-4 shrink-0" />
        <p>All admin activity is logged and monitored.</p>
      </footer>
    </div>
  );
}

/** Fine squared paper that fades towards the edges. Decoration. */
function GraphPaper() {
  const line = 'color-mix(in oklab, var(--border) 70%, transparent) 1px, transparent 1px';
  return (
    <div
      aria-hidden="true"
      className="-z-10 absolute inset-0"
      style={{
        backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
        backgroundSize: '32px 32px',
        backgroundPosition: 'center',
        maskImage: 'radial-gradient(ellipse at center, black 20%, transparent 75%)',
      }}
    />
  );
}
