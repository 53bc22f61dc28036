import type { ApplicationStatus } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, Layers } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { saveApplicationMutation } from '@/features/applications/api';
import { failureSentence } from '@/lib/api/failure-sentence';
import type { PageViewKind } from '../logic/page-view';

const wayToApplication: Record<Exclude<ApplicationStatus, 'not_applied'>, string> = {
  in_progress: 'Continue verification',
  pending: 'View application',
  approved: 'Seller dashboard',
  rejected: 'Correct application',
};

/** The way between the plans and the application; the first step towards the latter begins it. */
export function ViewSwitch({ status, view }: { status: ApplicationStatus; view: PageViewKind }) {
  const start = useMutation(saveApplicationMutation);
  const navigate = useNavigate();
  if (view !== 'plans') {
    return (
      <Button variant="outline" asChild>
        <Link to={paths.dashboard.sellerPlans}>
          <Layers aria-hidden="true" />
          Change plan
        </Link>
      </Button>
    );
  }
  if (status !== 'not_applied') {
    return (
      <Button variant="outline" asChild>
        <Link to={paths.dashboard.becomeSeller}>
          <BadgeCheck aria-hidden="true" />
          {wayToApplication[status]}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      busy={start.isPending}
      busyLabel="Opening..."
      onClick={() =>
        start.mutate(
          { step: 1 },
          {
            onSuccess: () => void navigate(paths.dashboard.becomeSeller, { replace: true }),
            onError: (error) =>
              toast({
                title: 'Error',
                description: failureSentence(error, 'Your application could not be opened.'),
                variant: 'destructive',
              }),
          },
        )
      }
    >
      <BadgeCheck aria-hidden="true" />
      Get verified
    </Button>
  );
}
