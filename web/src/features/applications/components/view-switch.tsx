import type { ApplicationStatus } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, Layers } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { saveApplicationMutation } from '@/features/applications/api';
import type { PageViewKind } from '../logic/page-view';

const wayToApplication: Record<Exclude<ApplicationStatus, 'not_applied'>, string> = {
  in_progress: 'Continue verification',
  pending: 'View application',
  approved: 'Seller dashboard',
  rejected: 'Correct application',
};

/** The way between the plans and the application; the first step towards the latter begins it. */
export function ViewSwitch({ status, view }: { status: ApplicationStatus; view: PageViewKind }) {
  const { mutateAsync, isPending } = useMutation(saveApplicationMutation);
  const navigate = useNavigate();
  // Only when the application is cached does the page show it.
  const start = () =>
    mutateAsync({ step: 1 }).then(
      () => navigate(paths.dashboard.becomeSeller, { replace: true }),
      (error: unknown) => toastFailure(error, 'Your application could not be opened.'),
    );
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
    <Button variant="outline" busy={isPending} busyLabel="Opening..." onClick={() => void start()}>
      <BadgeCheck aria-hidden="true" />
      Get verified
    </Button>
  );
}
