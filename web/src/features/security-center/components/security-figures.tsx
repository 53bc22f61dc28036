import { type SecurityCenter, staffSessionsAtMost } from '@oja/contract/security-center';
import { KeyRound, Lock, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/counts';
import { countUpToThousand } from '../logic/security-labels';

export function SecurityFigures({ center }: { center: SecurityCenter }) {
  const { failed_sign_ins: failures, sessions, two_factor: twoFactor } = center;
  const { staff } = twoFactor;
  const people = new Set(sessions.map(({ owner }) => owner.id)).size;
  const figures = [
    {
      title: 'Locked accounts',
      value: countUpToThousand(failures.locked_now),
      icon: <Lock />,
      note: 'A lock ends by itself',
    },
    {
      title: 'Failed sign-ins',
      value: countUpToThousand(failures.last_day),
      icon: <KeyRound />,
      note: 'E-mail addresses in 24 hours',
    },
    {
      title: 'Sessions of staff',
      value:
        sessions.length >= staffSessionsAtMost
          ? `${staffSessionsAtMost} or more`
          : formatCount(sessions.length),
      icon: <MonitorSmartphone />,
      note: `Of ${people === 1 ? 'one person' : `${formatCount(people)} people`}`,
    },
    {
      title: 'Staff with two-factor',
      value: `${formatCount(staff.protected)} of ${formatCount(staff.total)}`,
      icon: <ShieldCheck />,
      note: twoFactor.required ? 'Required' : 'Not required',
    },
  ];
  return (
    <section aria-label="Figures" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ note, ...figure }) => (
        <StatCard key={figure.title} {...figure} change={{ text: note, direction: 'none' }} />
      ))}
    </section>
  );
}
