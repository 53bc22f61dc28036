import type { Platform } from '@oja/contract/listing-fields';
import type { ReactNode } from 'react';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { cn } from '@/lib/class-names';
import { platformOrders } from '@/shared/listings/listing-labels';
import type { FilterProps } from '../../logic/market-filter';

/** One row of platforms; it scrolls sideways where it does not fit. */
export function PlatformFilter({ filter, onChange }: FilterProps) {
  const choose = (platform: Platform | undefined) => onChange({ platform });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Platform</legend>
      {/* The width of zero keeps the line from widening the page; the padding leaves room for focus rings. */}
      <div className="-mx-1 w-0 min-w-[calc(100%+0.5rem)] overflow-x-auto p-1 [scrollbar-width:none]">
        <div className="flex w-max gap-2">
          <Pill isOn={filter.platform === undefined} onPress={() => choose(undefined)}>
            All
          </Pill>
          {platformOrders.market.map((platform) => (
            <Pill key={platform} isOn={filter.platform === platform} onPress={() => choose(platform)}>
              <PlatformMark platform={platform} size="sm" />
              {platformLabel(platform)}
            </Pill>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

type PillProps = { isOn: boolean; onPress: () => void; children: ReactNode };

function Pill({ isOn, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'flex h-9 select-none items-center gap-2 whitespace-nowrap rounded-full border border-input/60 bg-card px-3.5 font-medium text-sm transition-colors hover:bg-accent pointer-coarse:h-11',
        isOn && 'border-primary bg-secondary text-secondary-foreground hover:bg-secondary-hover',
      )}
    >
      {children}
    </button>
  );
}
