import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import { BadgeCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { roleLooks, statusLooks } from '../logic/user-labels';

export function StatusBadge({ status }: { status: UserStatus }) {
  return <Badge variant={statusLooks[status].variant}>{statusLooks[status].label}</Badge>;
}

export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={roleLooks[role].variant}>{roleLooks[role].label}</Badge>;
}

export function VerifiedBadge() {
  return (
    <>
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-primary" />
      <span className="sr-only">Verified</span>
    </>
  );
}
