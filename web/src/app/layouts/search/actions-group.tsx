import { LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { useTheme } from '@/components/theme/use-theme';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { Highlighted } from '@/components/ui/highlighted';
import { hasEveryWord } from '@/lib/split-matches';
import type { ThemeChoice } from '@/lib/theme';
import { prepareSignOut, useSignOut } from '../use-sign-out';
import type { SearchGroupProps } from './search-group';

const themes = [
  { choice: 'light', label: 'Light theme', Icon: Sun },
  { choice: 'dark', label: 'Dark theme', Icon: Moon },
  { choice: 'system', label: 'System theme', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; label: string; Icon: LucideIcon }[];

type Action = { label: string; Icon: LucideIcon; keywords?: string; run: () => void };

/** Things to do that are not a page. The theme that is on already is not offered. */
export function ActionsGroup({ search, onDone }: SearchGroupProps) {
  const { choice: current, choose } = useTheme();
  const signOut = useSignOut();
  useEffect(prepareSignOut, []);
  const actions: Action[] = [
    ...themes
      .filter(({ choice }) => choice !== current)
      .map(({ choice, label, Icon }) => ({ label, Icon, run: () => choose(choice) })),
    { label: 'Logout', Icon: LogOut, keywords: 'sign out log out', run: signOut },
  ];
  const found = actions.filter(({ label, keywords = '' }) => hasEveryWord(`${label} ${keywords}`, search));
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Actions">
      {found.map(({ label, Icon, run }) => (
        <CommandItem
          key={label}
          value={`action:${label}`}
          onSelect={() => {
            onDone();
            run();
          }}
        >
          <Icon aria-hidden="true" className="text-muted-foreground" />
          <span>
            <Highlighted text={label} search={search} />
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
