import type { PreferenceChoice, PreferenceGroup } from '@oja/contract/notifications';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/lib/class-names';
import { ChannelSwitches } from './channel-switches';
import { type Channel, eventChannels, groupChannels } from './group-channels';

const lineClasses =
  'flex flex-col gap-3 px-4 @2xl:flex-row @2xl:items-center @2xl:justify-between @2xl:gap-6';

type PreferenceGroupRowProps = {
  group: PreferenceGroup;
  columns: readonly Channel[];
  onChoose: (choice: PreferenceChoice) => void;
};

/** A group with switches for all of its events at once; the events themselves are shown on request. */
export function PreferenceGroupRow({ group, columns, onChoose }: PreferenceGroupRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasParts = group.events.length > 1;
  return (
    <li>
      <div className={cn(lineClasses, 'py-4')}>
        <div className="min-w-0">
          <h3 className="font-medium text-sm">
            {hasParts ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-events` : undefined}
                onClick={() => setOpen(!isOpen)}
                className="relative inline-flex items-center gap-1.5 rounded-sm after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:text-primary"
              >
                {group.label}
                <ChevronDown
                  aria-hidden="true"
                  className={cn('size-4 text-muted-foreground transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            ) : (
              group.label
            )}
          </h3>
          <p className="mt-0.5 text-muted-foreground text-sm">{group.description}</p>
        </div>
        <ChannelSwitches
          id={id}
          label={group.label}
          states={groupChannels(group, columns)}
          columns={columns}
          onChange={(channel, enabled) => onChoose({ group: group.group, channel, enabled })}
        />
      </div>
      {isOpen ? (
        <ul id={`${id}-events`} className="border-t bg-muted/40 py-1.5">
          {group.events.map((event) => (
            <li key={event.event} className={cn(lineClasses, 'gap-1.5 py-2 @2xl:py-0.5')}>
              <p className="text-sm @2xl:pl-3">{event.label}</p>
              <ChannelSwitches
                id={`${id}-${event.event}`}
                label={event.label}
                states={eventChannels(event, columns)}
                columns={columns}
                beneath
                onChange={(channel, enabled) => onChoose({ event: event.event, channel, enabled })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
