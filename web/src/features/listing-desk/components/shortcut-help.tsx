import { Keyboard } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Switch } from '@/components/ui/switch';
import { deskShortcuts } from '../hooks/use-desk-shortcuts';

type ShortcutHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

export function ShortcutHelp({ open, onOpenChange, isOn, onSwitch }: ShortcutHelpProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Keyboard shortcuts" className="hidden md:inline-flex">
          <Keyboard aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Keyboard shortcuts">
        <h2 className="font-semibold">Keyboard shortcuts</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-sm">
          {deskShortcuts.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt className="flex gap-1">
                {key === key.toLowerCase() ? null : <Kbd>Shift</Kbd>}
                <Kbd>{key.toUpperCase()}</Kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Field layout="inline" label="Keys are on" className="mt-4 items-center border-t pt-4">
          <Switch checked={isOn} onCheckedChange={onSwitch} />
        </Field>
      </PopoverContent>
    </Popover>
  );
}
