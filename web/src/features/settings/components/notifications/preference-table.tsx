import type { ChannelStates, PreferenceGroup } from '@oja/contract/notifications';
import { useSavePreference } from '../../api';
import type { Channel } from './group-channels';
import { PreferenceGroupRow } from './preference-group-row';

type PreferenceTableProps = { groups: PreferenceGroup[]; channels: ChannelStates };

/** One row per group with its events beneath; unavailable channels are left out, with one note that explains why. */
export function PreferenceTable({ groups, channels }: PreferenceTableProps) {
  const { mutate: save } = useSavePreference();
  const works: Record<Channel, boolean> = {
    in_app: true,
    mail: channels.mail.available,
    push: channels.push.available,
    sms: channels.sms.available,
  };
  const columns = (['in_app', 'mail', 'push', 'sms'] as const).filter((channel) => works[channel]);
  return (
    <>
      <ul className="divide-y overflow-hidden rounded-lg border">
        {groups.map((group) => (
          <PreferenceGroupRow key={group.group} group={group} columns={columns} onChoose={save} />
        ))}
      </ul>
      <ChannelHints channels={channels} />
    </>
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
