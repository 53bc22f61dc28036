import type { Task } from '@oja/contract/dashboard';
import { dayMs } from '@oja/contract/durations';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { PlatformMark } from '@/components/ui/platform-mark';
import { SectionCard } from '@/components/ui/section-card';
import { cn } from '@/lib/class-names';
import { formatRemaining } from '@/lib/countdown';
import { useNow } from '@/lib/use-now';
import { tasksQuery } from '../api';
import { taskViews } from '../logic/task-views';

const shownAtMost = 4;
const urgentMs = dayMs;

/** What waits for the person, the most urgent first. Nothing is shown while nothing waits. */
export function NeedsYou() {
  const { data: tasks = [] } = useQuery(tasksQuery);
  if (tasks.length === 0) return null;
  const more = tasks.length - shownAtMost;
  return (
    <SectionCard title="Needs you">
      <ul className="divide-y">
        {tasks.slice(0, shownAtMost).map((task) => (
          <TaskRow key={`${task.kind} ${task.id}`} task={task} />
        ))}
      </ul>
      {more > 0 ? (
        <details className="border-t">
          <summary className="flex min-h-11 cursor-pointer items-center px-5 text-muted-foreground text-sm hover:text-foreground">
            {more === 1 ? 'One more' : `${more} more`}
          </summary>
          <ul className="divide-y border-t">
            {tasks.slice(shownAtMost).map((task) => (
              <TaskRow key={`${task.kind} ${task.id}`} task={task} />
            ))}
          </ul>
        </details>
      ) : null}
    </SectionCard>
  );
}

function TaskRow({ task }: { task: Task }) {
  const { title, otherwise, late, action, path } = taskViews[task.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <PlatformMark platform={task.platform} />
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <h3 className="wrap-anywhere font-medium font-sans text-base tracking-normal">{title(task)}</h3>
        {task.due_at === null ? null : <TimeLeft dueAt={task.due_at} otherwise={otherwise} late={late} />}
      </div>
      <Button asChild size="sm" className="max-sm:w-full">
        <Link to={path(task)}>
          {action}
          <span className="sr-only">: {title(task)}</span>
        </Link>
      </Button>
    </li>
  );
}

type TimeLeftProps = { dueAt: string; otherwise: string | undefined; late: string | undefined };

function TimeLeft({ dueAt, otherwise, late }: TimeLeftProps) {
  const leftMs = Date.parse(dueAt) - useNow();
  const over = late === undefined ? 'The time is over' : 'Overdue';
  const left = leftMs > 0 ? `${formatRemaining(leftMs)} left` : over;
  const note = leftMs > 0 ? otherwise : (late ?? otherwise);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span
        className={cn(
          'tabular flex items-center gap-1.5 font-medium',
          leftMs < urgentMs ? 'text-danger' : 'text-foreground',
        )}
      >
        <Clock aria-hidden="true" className="size-4" />
        {left}
      </span>
      {note ? <span className="text-muted-foreground">{note}</span> : null}
    </p>
  );
}
