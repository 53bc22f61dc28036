import type { WithdrawalStatus } from '@oja/contract/payouts';
import { withdrawalStatusLabels } from '@oja/contract/withdrawal-labels';
import type { WithdrawalMethod } from '@oja/contract/withdrawal-options';
import { CreditCard, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';

/** How a withdrawal is called and drawn, for the person who asked for it and for staff alike. */
export const methodLabels: Record<WithdrawalMethod, string> = {
  bank: 'Bank Transfer',
  card: 'Debit Card',
  mobile: 'Mobile Money',
};

export const methodIcons: Record<WithdrawalMethod, LucideIcon> = {
  bank: Landmark,
  card: CreditCard,
  mobile: Smartphone,
};

const variants: Record<WithdrawalStatus, BadgeVariant> = {
  requested: 'secondary',
  sending: 'info',
  paid: 'success',
  failed: 'destructive',
  cancelled: 'outline',
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
  return <Badge variant={variants[status]}>{withdrawalStatusLabels[status]}</Badge>;
}
