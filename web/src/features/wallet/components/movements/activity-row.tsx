import { type Activity, type ActivityType, activityTypes } from '@oja/contract/wallet';
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
import { MovementRow } from '../movement-row';

const typeViews: Record<ActivityType, { label: string; Icon: LucideIcon }> = {
  funding: { label: 'Funding', Icon: ArrowDownToLine },
  withdrawal: { label: 'Withdrawal', Icon: ArrowUpFromLine },
  purchase: { label: 'Purchase', Icon: ShoppingBag },
  sale: { label: 'Sale', Icon: HandCoins },
  refund: { label: 'Refund', Icon: Undo2 },
  plan: { label: 'Plan', Icon: Medal },
  reward: { label: 'Reward', Icon: Gift },
  other: { label: 'Other', Icon: CircleDollarSign },
};

const statusViews: Record<Activity['status'], { label: string; variant: BadgeVariant }> = {
  completed: { label: 'Completed', variant: 'success' },
  active: { label: 'Active', variant: 'info' },
  other: { label: 'Other', variant: 'secondary' },
};

export const activityTypeOptions = activityTypes.map((value) => ({ value, label: typeViews[value].label }));
export const activityStatusOptions = Object.entries(statusViews).map(([value, { label }]) => ({
  value,
  label,
}));

export function ActivityRow({ activity }: { activity: Activity }) {
  return (
    <MovementRow
      Icon={(typeViews[activity.type] ?? typeViews.other).Icon}
      title={activity.title}
      detail={activity.description === activity.title ? undefined : activity.description}
      date={activity.date}
      amount={activity.amount}
      status={statusViews[activity.status]}
    />
  );
}
