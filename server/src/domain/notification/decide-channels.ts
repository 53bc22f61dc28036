import type {
  NotificationChannel,
  NotificationGroup,
  SwitchableEvent,
} from '@oja/contract/notification-fields';
import type { Settings } from '@oja/contract/settings';
import { isOn } from './preference-groups.ts';

/** How an event leaves Oja; the bell is filled in the transaction of its cause and never leaves. */
export type OutgoingChannel = Exclude<NotificationChannel, 'in_app'>;

const outgoing = ['mail', 'push', 'sms'] as const satisfies readonly OutgoingChannel[];

interface Given {
  event: {
    channels: readonly NotificationChannel[];
    group: NotificationGroup;
    switchedBy: SwitchableEvent | null;
  };
  settings: Pick<Settings<'notifications'>, 'emailEnabled' | 'pushEnabled' | 'smsEnabled' | 'events'>;
  /** What the person said about the event, or else about its group. */
  chosen: Partial<Record<NotificationChannel, boolean>>;
}

/** Pure: the channels an event takes to a person. Administrators silence it for all, people for themselves. */
export function decideChannels({ event, settings, chosen }: Given): OutgoingChannel[] {
  if (event.switchedBy !== null && !settings.events[event.switchedBy]) return [];
  const open = { mail: settings.emailEnabled, push: settings.pushEnabled, sms: settings.smsEnabled };
  return outgoing.filter(
    (channel) =>
      event.channels.includes(channel) && open[channel] && isOn(event.group, channel, chosen[channel]),
  );
}
