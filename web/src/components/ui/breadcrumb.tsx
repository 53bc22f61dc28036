import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** The last crumb is the page itself and has no address. */
type Crumb = { label: string; to?: string };

type BreadcrumbProps = { crumbs: readonly Crumb[]; label?: string };

export function Breadcrumb({ crumbs, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-muted-foreground text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-3.5" /> : null}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="flex min-h-6 items-center rounded-sm hover:text-foreground hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-foreground">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
