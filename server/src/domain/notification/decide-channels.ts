import type {
  NotificationChannel,
  NotificationGroup,
  SwitchableEvent,
} from '@oja/contract/notification-fields';
import type { Settings } from '@oja/contract/settings';
import { isFixedByDeadline, isOn } from './preference-groups.ts';

/** The channels that leave Oja; the bell is written in the transaction of its cause. */
export type OutgoingChannel = Exclude<NotificationChannel, 'in_app'>;

const outgoing = ['mail', 'push', 'sms'] as const satisfies readonly OutgoingChannel[];

interface Given {
  event: {
    channels: readonly NotificationChannel[];
    group: NotificationGroup;
    switchedBy: SwitchableEvent | null;
    deadline?: true;
  };
  settings: Pick<Settings<'notifications'>, 'emailEnabled' | 'pushEnabled' | 'smsEnabled' | 'events'>;
  /** The user's choice for the event, or else for its group. */
  chosen: Partial<Record<NotificationChannel, boolean>>;
}

/**
 * Pure: the channels of an event for a user. Administrators switch an event off for all, users for themselves; the mail
 * about a deadline stays on.
 */
export function decideChannels({ event, settings, chosen }: Given): OutgoingChannel[] {
  const isSwitchedOff = event.switchedBy !== null && !settings.events[event.switchedBy];
  const open = { mail: settings.emailEnabled, push: settings.pushEnabled, sms: settings.smsEnabled };
  return outgoing.filter(
    (channel) =>
      event.channels.includes(channel) &&
      open[channel] &&
      (!isSwitchedOff || isFixedByDeadline(event, channel)) &&
      isOn(event, channel, chosen[channel]),
  );
}
