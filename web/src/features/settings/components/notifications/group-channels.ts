import type { PreferenceEvent, PreferenceGroup } from '@oja/contract/notifications';

export type Channel = PreferenceEvent['channels'][number]['channel'];

/** How a switch stands; `on` of `all` events are on, which is one of one for the switch of an event itself. */
export interface ChannelState {
  channel: Channel;
  on: number;
  all: number;
  fixed: boolean;
}

/** How the events of a group stand together; a channel that none of them can take has no switch. */
export function groupChannels(group: PreferenceGroup, shown: readonly Channel[]): ChannelState[] {
  const entries = group.events.flatMap((event) => event.channels);
  return shown.flatMap((channel) => {
    const ofChannel = entries.filter((entry) => entry.channel === channel);
    if (ofChannel.length === 0) return [];
    return {
      channel,
      on: ofChannel.filter((entry) => entry.enabled).length,
      all: ofChannel.length,
      fixed: ofChannel.every((entry) => entry.fixed),
    };
  });
}

export function eventChannels(event: PreferenceEvent, shown: readonly Channel[]): ChannelState[] {
  return event.channels
    .filter(({ channel }) => shown.includes(channel))
    .map(({ channel, enabled, fixed }) => ({ channel, on: enabled ? 1 : 0, all: 1, fixed }));
}
