import { Hourglass, LockKeyhole, type LucideIcon, TrendingUp, Wallet } from 'lucide-react';
import type { StatChange } from '@/components/ui/stat-card';

/** A change is written with its sign; words without one say how things stand. */
export function statChange(change: string): StatChange | undefined {
  if (change.trim() === '') return undefined;
  if (/^\+/.test(change)) return { text: change, direction: 'up' };
  if (/^[-−]/.test(change)) return { text: change, direction: 'down' };
  return { text: change, direction: 'none' };
}

const icons: Partial<Record<string, LucideIcon>> = {
  money: Wallet,
  escrow: LockKeyhole,
  pending: Hourglass,
  earned: TrendingUp,
};

/** By the name the server sends; a name that is not known here is money. */
export function statIcon(name: string): LucideIcon {
  return icons[name] ?? Wallet;
}
