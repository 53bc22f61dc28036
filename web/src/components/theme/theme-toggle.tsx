import { Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useTheme } from './use-theme';

/** Switches between light and dark. Both icons are drawn and the style sheet shows one, so the HTML of the server is right. */
export function ThemeToggle() {
  const { appearance, choose } = useTheme();
  const next = appearance === 'dark' ? 'light' : 'dark';
  return (
    <Button variant="ghost" size="icon" aria-label={`Switch to ${next} theme`} onClick={() => choose(next)}>
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
    </Button>
  );
}
