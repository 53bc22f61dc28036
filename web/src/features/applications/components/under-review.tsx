import type { SellerApplication } from '@oja/contract/applications';
import { Check, CircleDashed, LoaderCircle } from 'lucide-react';
import { DocumentArt } from '@/components/art/document-art';
import { Card, CardContent } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { type ReviewStage, reviewProgress } from '../logic/review-progress';
import { ApplicationStatusBadge } from './application-status-badge';

export function UnderReview({ application }: { application: SellerApplication }) {
  const { percent, stages } = reviewProgress(application);
  return (
    <Card>
      <CardContent className="mx-auto grid max-w-2xl justify-items-center gap-5 py-10 text-center sm:py-12">
        <div className="w-44">
          <DocumentArt />
        </div>
        <ApplicationStatusBadge status={application.status} />
        <div className="grid gap-2">
          <h2 className="font-semibold text-2xl tracking-tight">Application Under Review</h2>
          <p className="text-muted-foreground">
            Thank you. Our team checks your details and documents, which takes 2-3 business days at most. You
            get a notification and a mail as soon as it is decided.
          </p>
        </div>
        <div className="grid w-full gap-3">
          <Progress value={percent} label="Progress of the review" />
          <ol className="grid gap-2 text-left text-sm sm:grid-cols-3 sm:text-center">
            {stages.map((stage) => (
              <Stage key={stage.title} stage={stage} />
            ))}
          </ol>
        </div>
        <p className="text-muted-foreground text-sm">
          {application.submitted_at ? `Submitted on ${formatDate(application.submitted_at)}. ` : ''}
          <span className="whitespace-nowrap">Estimated completion: 1-2 days</span>
        </p>
      </CardContent>
    </Card>
  );
}

const icons = { done: Check, current: LoaderCircle, ahead: CircleDashed } as const;
const states = { done: 'done', current: 'under way', ahead: 'still to come' } as const;

function Stage({ stage }: { stage: ReviewStage }) {
  const Icon = icons[stage.state];
  return (
    <li
      aria-current={stage.state === 'current' ? 'step' : undefined}
      className={cn(
        'flex items-center gap-2 sm:justify-center',
        stage.state === 'ahead' ? 'text-muted-foreground' : 'font-medium text-foreground',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', stage.state === 'ahead' ? undefined : 'text-primary')}
      />
      {stage.title}
      <span className="sr-only">, {states[stage.state]}</span>
    </li>
  );
}
