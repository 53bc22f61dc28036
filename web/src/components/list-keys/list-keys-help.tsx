import { Keyboard } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Switch } from '@/components/ui/switch';
import type { ListKeysState } from './use-list-keys';

/** The keys that answer, behind a button and behind the question mark, also over the details of a row. */
export function ListKeysHelp({ keys, isHelpOpen, setHelpOpen, isOn, switchKeys }: ListKeysState) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Keyboard shortcuts"
        className="hidden md:inline-flex"
        onClick={() => setHelpOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog open={isHelpOpen} onOpenChange={setHelpOpen}>
        <DialogContent size="sm" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Keyboard shortcuts</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 pb-4 text-sm">
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
          </DialogBody>
          <DialogFooter className="justify-start border-t pt-4">
            <Field layout="inline" label="Keys are on" className="items-center">
              <Switch checked={isOn} onCheckedChange={switchKeys} />
            </Field>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
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
