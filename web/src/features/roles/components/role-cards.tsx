import { type Role, staffRoles, traderRoles } from '@oja/contract/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { formatCount } from '@/lib/counts';
import { humanLabel } from '@/lib/event-labels';
import { roleCountsQuery } from '../api';
import { rolePurposes } from '../logic/role-labels';

/** Every role with its purpose and the people who have it, staff first. */
export function RoleCards() {
  const { data: counts = [] } = useQuery(roleCountsQuery);
  return (
    <SectionCard title="Roles and people">
      <ul className="grid gap-px overflow-hidden rounded-b-[inherit] bg-border sm:grid-cols-2 xl:grid-cols-4">
        {[...staffRoles.toReversed(), ...traderRoles].map((role) => (
          <RoleCard key={role} role={role} people={counts.find((count) => count.role === role)?.people} />
        ))}
      </ul>
    </SectionCard>
  );
}

function RoleCard({ role, people }: { role: Role; people: number | undefined }) {
  return (
    <li className="grid content-start gap-1 bg-card px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{humanLabel(role)}</span>
        {people === undefined ? null : (
          <Link
            to={`${adminPaths.users}?role=${role}`}
            className="tabular rounded-sm text-sm underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
          >
            {formatCount(people)} {people === 1 ? 'person' : 'people'}
            <span className="sr-only"> with the role {humanLabel(role)}</span>
          </Link>
        )}
      </p>
      <p className="text-muted-foreground text-sm">{rolePurposes[role]}</p>
    </li>
  );
}
