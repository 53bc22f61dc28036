import { Ban, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/class-names';

const marks = {
  processing: { ground: 'bg-secondary text-primary', picture: <Spinner className="size-9" /> },
  success: {
    ground: 'bg-success text-success-foreground',
    picture: <Check aria-hidden="true" strokeWidth={2.5} className="size-9" />,
  },
  neutral: {
    ground: 'bg-muted text-muted-foreground',
    picture: <Ban aria-hidden="true" className="size-9" />,
  },
  error: {
    ground: 'bg-danger-soft text-danger',
    picture: <X aria-hidden="true" strokeWidth={2.5} className="size-9" />,
  },
} as const;

type OutcomeCardProps = {
  mark: keyof typeof marks;
  title: string;
  description: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** One state of a payment that came back: a mark, what it is, and where to go from here. */
export function OutcomeCard({ mark, title, description, children, actions }: OutcomeCardProps) {
  const { ground, picture } = marks[mark];
  return (
    <Card className="mx-auto grid w-full max-w-lg justify-items-center gap-5 px-6 py-10 text-center sm:px-10">
      <span className={cn('flex size-18 items-center justify-center rounded-full', ground)}>{picture}</span>
      <div className="grid gap-2">
        <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
        <p className="text-muted-foreground">{description}</p>
      </div>
      {children}
      {actions ? (
        <div className="mt-1 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
          {actions}
        </div>
      ) : null}
    </Card>
  );
}
