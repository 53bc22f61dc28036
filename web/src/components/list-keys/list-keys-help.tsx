import { Keyboard } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Switch } from '@/components/ui/switch';
import type { ListKeysState } from './use-list-keys';

/** The keys of a list, behind a button and behind the question mark. */
export function ListKeysHelp({ keys, isHelpOpen, setHelpOpen, isOn, switchKeys }: ListKeysState) {
  return (
    <Popover open={isHelpOpen} onOpenChange={setHelpOpen}>
      {/* On a narrow screen there is no button, but a keyboard may be there: the list opens at its place. */}
      <PopoverAnchor className="max-md:absolute">
        <PopoverTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Keyboard shortcuts"
            className="hidden md:inline-flex"
          >
            <Keyboard aria-hidden="true" />
          </Button>
        </PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent align="end" aria-label="Keyboard shortcuts">
        <h2 className="font-semibold">Keyboard shortcuts</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-sm">
          {[...Map.groupBy(keys, ({ action }) => action)].map(([action, same]) => (
            <div key={action} className="contents">
              <dt className="flex gap-1">
                {same.map(({ key }) => (
                  <KeyNames key={key} name={key} />
                ))}
              </dt>
              <dd>{same[0]?.label}</dd>
            </div>
          ))}
        </dl>
        <Field layout="inline" label="Keys are on" className="mt-4 items-center border-t pt-4">
          <Switch checked={isOn} onCheckedChange={switchKeys} />
        </Field>
      </PopoverContent>
    </Popover>
  );
}

function KeyNames({ name }: { name: string }) {
  const isCapital = name.length === 1 && name !== name.toLowerCase();
  return (
    <>
      {isCapital ? <Kbd>Shift</Kbd> : null}
      <Kbd>{name.length === 1 ? name.toUpperCase() : name}</Kbd>
    </>
  );
}
