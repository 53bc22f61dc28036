import type { ClaimBrief } from '@oja/contract/cover-fields';
import { claimKindLabels } from '@oja/contract/cover-labels';
import { Badge } from '@/components/ui/badge';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { StaffLink } from '../people/staff-link';
import { claimBadges, endSentence } from './claim-labels';

/** Claims in short for staff, each with the way to its file. */
export function ClaimLinks({ claims }: { claims: readonly ClaimBrief[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {claims.map((claim) => {
        const badge = claimBadges[claim.status];
        return (
          <li key={claim.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StaffLink
              to={`${adminPaths.claims}?claim=${claim.id}`}
              className="rounded-sm text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
            >
              {claimKindLabels[claim.kind]}, {formatDateTime(claim.opened_at)}
            </StaffLink>
            <Badge variant={badge.variant}>{badge.label}</Badge>
            <span className="text-muted-foreground">
              {endSentence(claim) ?? `Due on ${formatDateTime(claim.staff_due_at)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
