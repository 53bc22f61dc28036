import type { Role } from '@oja/contract/access';
import { Link } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { staffHomeOf } from '@/lib/auth/page-access';
import { humanLabel } from '@/lib/event-labels';

/** Stands in place of a page that the role of a member of staff does not open. */
export function NoAccess({ role }: { role: Role }) {
  return (
    <Card>
      <title>No access · Oja</title>
      <EmptyState
        art={<NoResultsArt />}
        title="You have no access to this page"
        description={`Your role is ${humanLabel(role)}. An administrator can give you another one.`}
        headingLevel="h1"
        action={
          <Button asChild variant="outline">
            <Link to={staffHomeOf(role)}>Go to your work</Link>
          </Button>
        }
      />
    </Card>
  );
}
