import type { SystemPart, SystemStatus } from '@oja/contract/system-status';
import { CreditCard, Database, HardDrive, type LucideIcon, Mail, Server } from 'lucide-react';
import type { BadgeVariant } from '@/components/ui/badge';
import type { PartStatus, Reachability } from '../api';

export type SystemRow = {
  label: string;
  Icon: LucideIcon;
  detail?: string;
  /** Undefined before the first answer. */
  badge: { text: string; variant: BadgeVariant } | undefined;
};

const paystackLabels: Readonly<Record<SystemStatus['paystack_mode'], string>> = {
  live: 'Live',
  test: 'Test key',
  simulator: 'Simulator',
  missing: 'Not configured',
};

const gateways: readonly { part: Exclude<SystemPart, 'database'>; label: string; Icon: LucideIcon }[] = [
  { part: 'paystack', label: 'Payment gateway', Icon: CreditCard },
  { part: 'mail', label: 'Mail', Icon: Mail },
  { part: 'storage', label: 'Storage', Icon: HardDrive },
];

/** The first two are known without the third answer, which the others wait for. */
export function systemRows(reachable?: Reachability, status?: SystemStatus): SystemRow[] {
  return [
    {
      label: 'Application',
      Icon: Server,
      badge: badgeOf(reachable?.application, { up: 'Running', down: 'No answer' }),
    },
    {
      label: 'Database',
      Icon: Database,
      ...detailOf(status?.parts.database),
      badge: badgeOf(reachable?.database, { up: 'Reachable', down: 'Not reachable' }),
    },
    ...gateways.map(({ part, label, Icon }) => ({
      label,
      Icon,
      ...detailOf(status?.parts[part]),
      badge: status && badgeOf(status.parts[part].ok ? 'up' : 'down', wordsOf(part, status)),
    })),
  ];
}

function wordsOf(part: SystemPart, status: SystemStatus): Record<PartStatus, string> {
  const { paystack_mode: mode } = status;
  if (part !== 'paystack') return { up: 'Works', down: 'Does not work' };
  return { up: paystackLabels[mode], down: mode === 'missing' ? paystackLabels.missing : 'Not reachable' };
}

function badgeOf(status: PartStatus | undefined, words: Record<PartStatus, string>): SystemRow['badge'] {
  if (status === undefined) return undefined;
  return { text: words[status], variant: status === 'up' ? 'success' : 'destructive' };
}

function detailOf(part: { detail: string } | undefined): { detail?: string } {
  return part ? { detail: part.detail } : {};
}
