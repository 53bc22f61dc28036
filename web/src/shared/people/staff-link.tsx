import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '@/lib/auth/use-may';

type StaffLinkProps = { to: string; className?: string; children: ReactNode };

/** A link into the admin portal; plain text for staff whose role does not open the page. */
export function StaffLink({ to, className, children }: StaffLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return <span>{children}</span>;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
