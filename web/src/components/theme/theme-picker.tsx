import { Monitor, Moon, Sun } from 'lucide-react';
import * as RadioGroupPrimitive from 'radix-ui/radio-group';
import { cn } from '@/lib/class-names';
import { type ThemeChoice, themeChoices } from '@/lib/theme';
import { useTheme } from './use-theme';

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} satisfies Record<ThemeChoice, unknown>;

/** All three choices, for a settings page or a menu. */
export function ThemePicker({ className }: { className?: string }) {
  const { choice, choose } = useTheme();
  return (
    <RadioGroupPrimitive.Root
      aria-label="Theme"
      value={choice}
      onValueChange={(value) => {
        const chosen = themeChoices.find((known) => known === value);
        if (chosen) choose(chosen);
      }}
      className={cn('inline-flex gap-1 rounded-lg border bg-muted p-1', className)}
    >
      {themeChoices.map((option) => {
        const { label, Icon } = looks[option];
        return (
          <RadioGroupPrimitive.Item
            key={option}
            value={option}
            className={cn(
              'flex h-8 items-center gap-2 rounded-md px-3 font-medium text-muted-foreground text-sm transition-colors pointer-coarse:h-11',
              'hover:text-foreground data-[state=checked]:bg-card data-[state=checked]:text-foreground',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </RadioGroupPrimitive.Item>
        );
      })}
    </RadioGroupPrimitive.Root>
  );
}
