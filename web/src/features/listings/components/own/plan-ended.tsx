import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';

/** For somebody whose plan has ended: what stays, and what has to wait for the next one. */
export function PlanEnded() {
  return (
    <Notice variant="warning">
      <p className="font-medium">Your seller plan has ended</p>
      <p>
        What is on the market stays there, and you can change, withdraw or delete it.{' '}
        <Link to={paths.dashboard.sellerPlans} className="font-medium underline underline-offset-4">
          Choose a plan
        </Link>{' '}
        to add new listings.
      </p>
    </Notice>
  );
}
