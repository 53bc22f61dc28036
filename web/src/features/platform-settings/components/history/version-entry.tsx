import { settingLabel } from '@oja/contract/setting-labels';
import type { SettingsSection } from '@oja/contract/settings';
import type { SettingsVersion } from '@oja/contract/settings-history';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatZonedTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { versionInWords, versionName } from '../../logic/version-name';
import { ChangeList } from './change-list';

type VersionEntryProps = {
  section: SettingsSection;
  entry: SettingsVersion;
  isInForce: boolean;
  onRollBack: () => void;
};

/** One version: who saved it and when, what it changed, and the way back to it. */
export function VersionEntry({ section, entry, isInForce, onRollBack }: VersionEntryProps) {
  const name = versionName(entry.version);
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isInForce ? <Badge variant="success">In force</Badge> : null}
        </h3>
        {isInForce ? null : <WayBack name={name} entry={entry} onRollBack={onRollBack} />}
      </div>
      {entry.changed_at ? (
        <p className="text-muted-foreground text-sm">
          <PersonLink
            id={entry.changed_by?.id}
            name={entry.changed_by?.name ?? 'Oja'}
            className="text-foreground"
          />
          , {formatZonedTime(entry.changed_at)}
        </p>
      ) : (
        <p className="text-muted-foreground text-sm">As Oja comes, before the first save.</p>
      )}
      {entry.reason === null ? null : (
        <p className="text-sm [overflow-wrap:anywhere]">
          {entry.restored_version === null
            ? 'Reason'
            : `Rolled back to ${versionInWords(entry.restored_version)}`}
          : {entry.reason}
        </p>
      )}
      {entry.changes.length > 0 ? (
        <ChangeList
          section={section}
          label={`Changes of ${versionInWords(entry.version)}`}
          changes={entry.changes}
        />
      ) : null}
      {entry.changed_secrets.map((secret) => (
        <p key={secret} className="text-sm">
          <span className="text-muted-foreground">{settingLabel(secret)}: </span>
          <span className="font-medium">changed</span>
        </p>
      ))}
    </li>
  );
}

function WayBack({
  name,
  entry,
  onRollBack,
}: Pick<VersionEntryProps, 'entry' | 'onRollBack'> & { name: string }) {
  if (entry.restores.length === 0)
    return <span className="text-muted-foreground text-sm">Same values as now</span>;
  return (
    <Button variant="outline" size="sm" onClick={onRollBack}>
      Roll back to this version<span className="sr-only">: {name}</span>
    </Button>
  );
}
