import { Link } from 'react-router';
import { adminPaths } from '@/config/admin-paths';
import { useMay } from '@/lib/auth/use-may';
import { cn } from '@/lib/class-names';

type PersonLinkProps = {
  /** Null for a name without an account. */
  id: string | null | undefined;
  name: string;
  className?: string;
};

/** The name of a person: a link to their page, plain text for staff who may not open it. */
export function PersonLink({ id, name, className }: PersonLinkProps) {
  const may = useMay();
  if (!id || !may('people')) return <span className={className}>{name}</span>;
  return (
    <Link
      to={adminPaths.person.to(id)}
      className={cn(
        'rounded-sm underline decoration-primary/40 underline-offset-4 hover:decoration-primary',
        className,
      )}
    >
      {name}
    </Link>
  );
}
