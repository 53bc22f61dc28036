import { Switch } from '@/components/ui/switch';
import { cn } from '@/lib/class-names';
import type { Channel, ChannelState } from './group-channels';

const channelLabels: Record<Channel, string> = {
  in_app: 'Bell',
  mail: 'E-mail',
  push: 'Push',
  sms: 'SMS',
};

/** Every row has the same columns, so that the switches of a channel stand under each other; four fit on a phone. */
const columnClasses = 'w-15 @2xl:w-29';

type ChannelSwitchesProps = {
  /** Unique on the page. */
  id: string;
  /** What they are about, for who hears the page. */
  label: string;
  states: ChannelState[];
  /** Every channel that has a column. */
  columns: readonly Channel[];
  /** Whether a header row names the channels on wide screens. */
  beneath?: boolean;
  onChange: (channel: Channel, enabled: boolean) => void;
};

export function ChannelSwitches(props: ChannelSwitchesProps) {
  const { id, label, states, columns, beneath = false, onChange } = props;
  return (
    <fieldset aria-label={label} className="flex shrink-0">
      {columns.map((channel) => {
        const state = states.find((known) => known.channel === channel);
        if (state === undefined) return <div key={channel} className={columnClasses} />;
        const { on, all, fixed } = state;
        const isMixed = on > 0 && on < all;
        const switchId = `${id}-${channel}`;
        return (
          <div
            key={channel}
            className={cn(
              columnClasses,
              'flex flex-col gap-1 @2xl:min-h-9 @2xl:flex-row @2xl:items-center @2xl:gap-2',
            )}
          >
            <Switch
              id={switchId}
              checked={on === all}
              mixed={isMixed}
              disabled={fixed}
              aria-label={`${channelLabels[channel]}: ${label}`}
              aria-describedby={isMixed ? `${switchId}-count` : undefined}
              onCheckedChange={(checked) => onChange(channel, checked)}
            />
            <div className="text-muted-foreground text-sm leading-tight">
              <label htmlFor={switchId} className={cn(beneath && '@2xl:sr-only')}>
                {channelLabels[channel]}
              </label>
              {isMixed ? (
                <p id={`${switchId}-count`} className="whitespace-nowrap text-xs">
                  {on} of {all}
                </p>
              ) : null}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
