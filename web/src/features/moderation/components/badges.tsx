import type { ReportPriority, ReportStatus, ReportType } from '@oja/contract/report-fields';
import { type LucideIcon, MessageSquare, Star, Tags, UserRound } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { priorityLooks, statusLooks, typeLabels } from '../logic/report-labels';

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  return <Badge variant={statusLooks[status].variant}>{statusLooks[status].label}</Badge>;
}

export function PriorityBadge({ priority }: { priority: ReportPriority }) {
  const { label, variant } = priorityLooks[priority];
  return (
    <Badge variant={variant}>
      <span className="sr-only">Priority: </span>
      {label}
    </Badge>
  );
}

const icons: Record<ReportType, LucideIcon> = {
  listing: Tags,
  user: UserRound,
  message: MessageSquare,
  review: Star,
};

export function TypeMark({ type }: { type: ReportType }) {
  const Icon = icons[type];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {typeLabels[type]}
    </span>
  );
}
