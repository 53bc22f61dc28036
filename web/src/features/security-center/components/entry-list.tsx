import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';

type EntryListProps = {
  title: string;
  /** Shown instead of an empty list. */
  empty: string;
  action?: ReactNode;
  /** One EntryRow each. */
  children: readonly ReactNode[];
};

export function EntryList({ title, empty, action, children }: EntryListProps) {
  return (
    <SectionCard title={title} action={action}>
      {children.length === 0 ? (
        <p className="flex items-center gap-2 px-5 py-4 text-muted-foreground text-sm">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {empty}
        </p>
      ) : (
        <ul className="divide-y">{children}</ul>
      )}
    </SectionCard>
  );
}

/** Leads to the whole list, with everything one can do with a table. */
export function ViewAll({ to, what }: { to: string; what: string }) {
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={to} aria-label={`View all ${what}`}>
        View all
      </Link>
    </Button>
  );
}

type EntryRowProps = {
  Icon: LucideIcon;
  title: ReactNode;
  details: ReactNode;
  /** A mark or a button at the end of the line. */
  end?: ReactNode;
};

export function EntryRow({ Icon, title, details, end }: EntryRowProps) {
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-sm">
      <Icon aria-hidden="true" className="size-5 shrink-0 self-start text-muted-foreground" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere">{title}</p>
        <p className="wrap-anywhere text-muted-foreground text-xs">{details}</p>
      </div>
      {end}
    </li>
  );
}
