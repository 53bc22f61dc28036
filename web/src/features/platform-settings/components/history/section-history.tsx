import type { SettingsSection } from '@oja/contract/settings';
import type { SettingsVersion } from '@oja/contract/settings-history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LoadMore } from '@/components/ui/load-more';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { settingsVersionsQuery } from '../../api';
import { RollBackDialog } from './roll-back-dialog';
import { VersionEntry } from './version-entry';

type SectionHistoryProps = {
  section: SettingsSection;
  /** As the form is called: 'Payment Settings'. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The form holds changes that are not saved. */
  hasUnsaved: boolean;
};

/** The versions of a section, and the way back to one of them. */
export function SectionHistory({ open, onOpenChange, ...rest }: SectionHistoryProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg">{open ? <Versions {...rest} /> : null}</DialogContent>
    </Dialog>
  );
}

/** A version, and the one that was in force when its differences were computed. */
interface Chosen {
  entry: SettingsVersion;
  inForce: number;
}

function Versions({ section, name, hasUnsaved }: Omit<SectionHistoryProps, 'open' | 'onOpenChange'>) {
  const query = useInfiniteQuery(settingsVersionsQuery(section));
  const [chosen, setChosen] = useState<Chosen>();
  const title = `History of the ${name}`;
  return (
    <LoadedDialog id={section} query={query} title={title} failure="Failed to load the history">
      {({ pages }) => (
        <>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>Every save is a version. Secrets are never kept in one.</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <ul aria-label="Versions" className="divide-y">
              {pages.flatMap(({ data, in_force: inForce }) =>
                data.map((entry) => (
                  <VersionEntry
                    key={entry.version}
                    section={section}
                    entry={entry}
                    isInForce={entry.version === inForce}
                    onRollBack={() => setChosen({ entry, inForce })}
                  />
                )),
              )}
            </ul>
            <LoadMore query={query} failure="The older versions could not be loaded." />
            {chosen ? (
              <RollBackDialog
                section={section}
                {...chosen}
                hasUnsaved={hasUnsaved}
                onClose={() => setChosen(undefined)}
              />
            ) : null}
          </DialogBody>
        </>
      )}
    </LoadedDialog>
  );
}
