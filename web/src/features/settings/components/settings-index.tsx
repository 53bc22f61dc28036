import {
  Bell,
  Download,
  Gift,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Scale,
  ShieldCheck,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '@/lib/class-names';
import { type SectionId, sectionIds, useCurrentSection } from './settings-sections';

const entries: Record<SectionId, { label: string; Icon: LucideIcon }> = {
  profile: { label: 'Profile', Icon: UserRound },
  referral: { label: 'Referral', Icon: Gift },
  password: { label: 'Password', Icon: KeyRound },
  'two-factor': { label: 'Two-factor', Icon: ShieldCheck },
  sessions: { label: 'Sessions', Icon: MonitorSmartphone },
  notifications: { label: 'Notifications', Icon: Bell },
  standing: { label: 'Standing', Icon: Scale },
  appearance: { label: 'Appearance', Icon: Palette },
  data: { label: 'Your data', Icon: Download },
  danger: { label: 'Danger', Icon: TriangleAlert },
};

/** A column that stays in sight where there is room for it, a line that scrolls sideways elsewhere. */
export function SettingsIndex() {
  const current = useCurrentSection();
  return (
    <nav aria-label="Sections of the settings" className="min-w-0 @4xl:sticky @4xl:top-24 @4xl:self-start">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] @4xl:mx-0 @4xl:grid @4xl:overflow-visible @4xl:p-0">
        {sectionIds.map((id) => (
          <li key={id} className="shrink-0">
            <IndexLink id={id} isCurrent={id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function IndexLink({ id, isCurrent }: { id: SectionId; isCurrent: boolean }) {
  const { label, Icon } = entries[id];
  return (
    <Link
      to={{ hash: id }}
      aria-current={isCurrent ? 'location' : undefined}
      className={cn(
        'flex h-10 items-center gap-2.5 whitespace-nowrap rounded-lg px-3 font-medium text-muted-foreground text-sm transition-colors pointer-coarse:h-11',
        'hover:bg-accent hover:text-accent-foreground',
        isCurrent && 'bg-secondary text-secondary-foreground hover:bg-secondary',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Link>
  );
}
