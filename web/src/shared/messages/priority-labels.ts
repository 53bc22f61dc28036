import type { Priority } from '@oja/contract/messaging';
import type { BadgeVariant } from '@/components/ui/badge';

export const priorityLabels: Readonly<Record<Priority, { label: string; variant: BadgeVariant }>> = {
  low: { label: 'Low', variant: 'secondary' },
  medium: { label: 'Medium', variant: 'info' },
  high: { label: 'High', variant: 'warning' },
  urgent: { label: 'Urgent', variant: 'destructive' },
};
