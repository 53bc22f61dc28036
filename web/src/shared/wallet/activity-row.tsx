import type { Activity, ActivityType } from '@oja/contract/wallet';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleDollarSign,
  Gift,
  HandCoins,
  type LucideIcon,
  Medal,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import type { BadgeVariant } from '@/components/ui/badge';
import { MovementRow } from './movement-row';

const typeIcons: Record<ActivityType, LucideIcon> = {
  funding: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  purchase: ShoppingBag,
  sale: HandCoins,
  refund: Undo2,
  plan: Medal,
  reward: Gift,
  other: CircleDollarSign,
};

const statusViews: Record<Activity['status'], { label: string; variant: BadgeVariant }> = {
  completed: { label: 'Completed', variant: 'success' },
  active: { label: 'Active', variant: 'info' },
  other: { label: 'Other', variant: 'secondary' },
};

export function ActivityRow({ activity }: { activity: Activity }) {
  return (
    <MovementRow
      Icon={typeIcons[activity.type] ?? typeIcons.other}
      title={activity.title}
      detail={activity.description === activity.title ? undefined : activity.description}
      isDetailNeeded
      date={activity.date}
      amount={activity.amount}
      status={statusViews[activity.status]}
    />
  );
}
