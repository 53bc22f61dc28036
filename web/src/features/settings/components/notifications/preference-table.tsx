import type { ChannelStates, PreferenceGroup } from '@oja/contract/notifications';
import { Switch } from '@/components/ui/switch';
import { useSavePreference } from '../../api/notification-preferences';

type Entry = PreferenceGroup['channels'][number];

const channelLabels: Record<Entry['channel'], string> = {
  in_app: 'Bell',
  mail: 'E-mail',
  push: 'Push',
  sms: 'SMS',
};

type PreferenceTableProps = { groups: PreferenceGroup[]; channels: ChannelStates };

/** One card per group with a switch for each channel; channels that cannot work are left out, and why is said once. */
export function PreferenceTable({ groups, channels }: PreferenceTableProps) {
  const works = {
    in_app: true,
    mail: channels.mail.available,
    push: channels.push.available,
    sms: channels.sms.available,
  };
  return (
    <>
      <ul className="divide-y rounded-lg border">
        {groups.map((group) => (
          <GroupRow
            key={group.group}
            group={group}
            entries={group.channels.filter((entry) => works[entry.channel])}
          />
        ))}
      </ul>
      <ChannelHints channels={channels} />
    </>
  );
}

function GroupRow({ group, entries }: { group: PreferenceGroup; entries: Entry[] }) {
  const { mutate: save } = useSavePreference();
  const labelId = `preference-${group.group}`;
  return (
    <li className="flex flex-col gap-3 p-4 @2xl:flex-row @2xl:items-center @2xl:justify-between @2xl:gap-6">
      <div className="min-w-0">
        <h3 id={labelId} className="font-medium text-sm">
          {group.label}
        </h3>
        <p className="text-muted-foreground text-sm">{group.description}</p>
      </div>
      <fieldset aria-labelledby={labelId} className="flex shrink-0 flex-wrap gap-x-5 gap-y-3">
        {entries.map(({ channel, enabled, fixed }) => {
          const id = `${labelId}-${channel}`;
          return (
            <div key={channel} className="flex items-center gap-2">
              <Switch
                id={id}
                checked={enabled}
                disabled={fixed}
                aria-label={`${channelLabels[channel]}: ${group.label}`}
                onCheckedChange={(checked) => save({ group: group.group, channel, enabled: checked })}
              />
              <label htmlFor={id} className="text-muted-foreground text-sm">
                {channelLabels[channel]}
              </label>
            </div>
          );
        })}
      </fieldset>
    </li>
  );
}

function ChannelHints({ channels }: { channels: ChannelStates }) {
  const { mail, sms } = channels;
  return (
    <div className="grid gap-1 text-muted-foreground text-sm">
      {mail.available ? null : <p>E-mail is switched off for everybody at the moment.</p>}
      {sms.available && sms.phone === null ? (
        <p>Add your phone number to your profile to get text messages.</p>
      ) : null}
      {sms.available && sms.phone !== null ? <p>Text messages go to {sms.phone}.</p> : null}
    </div>
  );
}
