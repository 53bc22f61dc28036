import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { useTheme } from '@/components/theme/use-theme';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import type { ThemeChoice } from '@/lib/theme';
import { prepareSignOut, useSignOut } from '../use-sign-out';
import type { SearchGroupProps } from './search-group';

const themes = [
  { choice: 'light', label: 'Light theme', Icon: Sun },
  { choice: 'dark', label: 'Dark theme', Icon: Moon },
  { choice: 'system', label: 'System theme', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; label: string; Icon: unknown }[];

/** Things to do that are not a page. The theme that is on already is not offered. */
export function ActionsGroup({ onDone }: SearchGroupProps) {
  const { choice: current, choose } = useTheme();
  const signOut = useSignOut();
  useEffect(prepareSignOut, []);
  const run = (action: () => void) => () => {
    onDone();
    action();
  };
  return (
    <CommandGroup heading="Actions">
      {themes
        .filter(({ choice }) => choice !== current)
        .map(({ choice, label, Icon }) => (
          <CommandItem key={choice} onSelect={run(() => choose(choice))}>
            <Icon aria-hidden="true" className="text-muted-foreground" />
            {label}
          </CommandItem>
        ))}
      <CommandItem keywords={['sign out', 'log out']} onSelect={run(signOut)}>
        <LogOut aria-hidden="true" className="text-muted-foreground" />
        Logout
      </CommandItem>
    </CommandGroup>
  );
}
