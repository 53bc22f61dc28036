import { answerTime } from '@oja/contract/answer-promise';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, BookOpenCheck, LifeBuoy, type LucideIcon, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Awning } from '@/components/brand/awning';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { publicTermsQuery } from '@/shared/terms/public-terms-query';
import { ApplicationStatusBadge } from './application-status-badge';

type SellerCard = { title: string; text: string; label: string; to: string; Icon: LucideIcon };

const cardsWith = (supportHours: string | null): readonly SellerCard[] => [
  {
    title: 'Create a listing',
    text: 'Put an account up for sale. Buyers see your verified mark beside it.',
    label: 'Create Listing',
    to: paths.dashboard.myListings,
    Icon: Plus,
  },
  {
    title: 'Seller guidelines',
    text: 'What may be sold, how a hand-over goes, and what happens in a dispute.',
    label: 'Read Guidelines',
    to: paths.terms,
    Icon: BookOpenCheck,
  },
  {
    title: 'Seller support',
    text: `Questions about a sale or your account? Our team answers within ${answerTime(supportHours)}.`,
    label: 'Contact Support',
    to: paths.dashboard.help,
    Icon: LifeBuoy,
  },
];

/** The seller dashboard after an application was approved. */
export function ApprovedView({ planName }: { planName: string | undefined }) {
  const { data: terms } = useQuery(publicTermsQuery);
  const cards = cardsWith(terms?.support_hours ?? null);
  return (
    <div className="grid gap-6">
      <Card className="overflow-hidden">
        <Awning />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4 px-5 pt-4 pb-6 sm:px-8 sm:pb-8">
          <span
            aria-hidden="true"
            className="flex size-14 shrink-0 items-center justify-center rounded-full bg-secondary text-primary"
          >
            <BadgeCheck className="size-7" />
          </span>
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="font-semibold text-2xl tracking-tight">You are a verified seller</h2>
              <ApplicationStatusBadge status="approved" />
            </div>
            <p className="text-muted-foreground">
              The verified mark stands on your listings and your public page.
              {planName ? ` You list on the ${planName} plan.` : ''}
            </p>
          </div>
        </div>
      </Card>
      {planName === undefined ? (
        <Notice variant="warning">
          <p className="font-medium">You have no seller plan at the moment.</p>
          <p>
            <Link className="font-medium underline underline-offset-4" to={paths.dashboard.sellerPlans}>
              Choose a plan
            </Link>{' '}
            to list accounts.
          </p>
        </Notice>
      ) : null}
      <ul className="grid gap-5 @2xl:grid-cols-3">
        {cards.map(({ title, text, label, to, Icon }) => (
          <li key={title} className="grid">
            <Card className="grid grid-rows-[auto_1fr_auto] justify-items-start gap-4 p-5 sm:p-6">
              <span
                aria-hidden="true"
                className="flex size-10 items-center justify-center rounded-lg bg-secondary text-secondary-foreground"
              >
                <Icon className="size-5" />
              </span>
              <div className="grid content-start gap-1">
                <h3 className="font-semibold text-lg">{title}</h3>
                <p className="text-muted-foreground text-sm">{text}</p>
              </div>
              <Button variant="outline" asChild>
                <Link to={to}>{label}</Link>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
