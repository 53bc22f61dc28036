import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import type { AuthUser } from '@/lib/auth/auth-store';
import { cn } from '@/lib/class-names';
import { type AccountStep, countDone } from '../logic/account-steps';
import { SendConfirmationButton } from './send-confirmation-button';

type AccountChecklistProps = {
  title: string;
  steps: readonly AccountStep[];
  user: AuthUser;
  className?: string;
};

export function AccountChecklist({ title, steps, user, className }: AccountChecklistProps) {
  const titleId = useId();
  const done = countDone(steps, user);
  const isReady = done === steps.length;
  return (
    <Card className={className}>
      <div className="grid gap-3 border-b px-5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <CardTitle as="h2" id={titleId} className="text-base">
            {title}
          </CardTitle>
          <CardDescription className="tabular">
            {isReady ? 'All done' : `${done} of ${steps.length} done`}
          </CardDescription>
        </div>
        <Progress value={(done / steps.length) * 100} label={title} />
      </div>
      <ul aria-labelledby={titleId} className="divide-y">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} user={user} />
        ))}
      </ul>
    </Card>
  );
}

function StepRow({ step, user }: { step: AccountStep; user: AuthUser }) {
  const isDone = step.isDone(user);
  const Icon = isDone ? Check : step.Icon;
  return (
    <li className="flex gap-4 px-5 py-4">
      <span
        aria-hidden="true"
        className={cn(
          'flex size-10 shrink-0 items-center justify-center rounded-full',
          isDone ? 'bg-success-soft text-success' : 'bg-muted text-muted-foreground',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <h3
            className={cn(
              'font-medium font-sans text-base tracking-normal',
              isDone && 'text-muted-foreground',
            )}
          >
            {isDone ? <span className="sr-only">Done: </span> : null}
            {step.title}
          </h3>
          {isDone ? null : <p className="text-muted-foreground text-sm">{step.reason(user)}</p>}
        </div>
        {isDone ? null : <StepAction step={step} email={user.email} />}
      </div>
    </li>
  );
}

function StepAction({ step, email }: { step: AccountStep; email: string }) {
  if (step.action === 'send_confirmation') return <SendConfirmationButton email={email} />;
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={step.action.path}>{step.action.label}</Link>
    </Button>
  );
}
