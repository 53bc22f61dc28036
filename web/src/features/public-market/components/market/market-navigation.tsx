import type { MarketPage } from '@oja/contract/market-fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/counts';
import { type MarketPlace, marketAddress } from '../../logic/market-place';

type MarketNavigationProps = { place: MarketPlace; counts: MarketPage['counts']; query: URLSearchParams };

/**
 * Platforms, and the categories of the chosen one, each with how many accounts it has. What is searched for stays; the
 * counts are those of the whole market, so a search or a filter has none.
 */
export function MarketNavigation({ place, counts, query }: MarketNavigationProps) {
  const isSelection = [...query.keys()].some((name) => name !== 'page' && name !== 'sort');
  const shown = (total: number) => (isSelection ? undefined : total);
  const total = counts.reduce((sum, each) => sum + each.total, 0);
  const chosen = counts.find(({ platform }) => platform === place.platform);
  const address = (to: MarketPlace) => marketAddress(to, query, 1);
  return (
    <div className="mt-6 grid gap-3">
      <Row label="Platforms">
        <Choice to={address({})} isOn={place.platform === undefined} total={shown(total)}>
          All
        </Choice>
        {counts.map(({ platform, total: own }) => (
          <Choice
            key={platform}
            to={address({ platform })}
            isOn={place.platform === platform}
            total={shown(own)}
          >
            <PlatformMark platform={platform} size="sm" />
            {platformLabel(platform)}
          </Choice>
        ))}
      </Row>
      {chosen && chosen.categories.length > 0 ? (
        <Row label={`Categories of ${platformLabel(chosen.platform)}`}>
          {chosen.categories.map(({ category, total: own }) => {
            const isOn = place.category === category;
            const to = isOn ? { platform: chosen.platform } : { platform: chosen.platform, category };
            return (
              <Choice key={category} to={address(to)} isOn={isOn} total={shown(own)}>
                {category}
              </Choice>
            );
          })}
        </Row>
      ) : null}
    </div>
  );
}

/** One row that scrolls sideways where it does not fit. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      {/* The width of zero keeps the row from widening the page; the padding leaves room for focus rings. */}
      <div className="-mx-1 w-0 min-w-[calc(100%+0.5rem)] scroll-px-1 overflow-x-auto p-1 [scrollbar-width:none]">
        <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">{children}</ul>
      </div>
    </nav>
  );
}

/** Scrolls the row alone: scrollIntoView could move the page as well. */
function scrollIntoRow(choice: HTMLElement | null): void {
  const row = choice?.closest('ul')?.parentElement;
  if (!choice || !row) return;
  const [own, frame] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left >= frame.left && own.right <= frame.right) return;
  row.scrollLeft += (own.left + own.right - frame.left - frame.right) / 2;
}

type ChoiceProps = { to: string; isOn: boolean; total: number | undefined; children: ReactNode };

function Choice({ to, isOn, total, children }: ChoiceProps) {
  return (
    <li className={isOn ? '[scroll-initial-target:nearest]' : undefined}>
      <Link
        ref={isOn ? scrollIntoRow : undefined}
        to={to}
        aria-current={isOn ? 'true' : undefined}
        preventScrollReset
        className={cn(
          'flex h-9 items-center gap-2 whitespace-nowrap rounded-full border border-input/60 bg-card px-3.5 font-medium text-sm transition-colors hover:bg-accent pointer-coarse:h-11',
          isOn && 'border-primary bg-secondary text-secondary-foreground hover:bg-secondary-hover',
        )}
      >
        {children}
        {total === undefined ? null : (
          <span className="tabular text-muted-foreground">{formatCount(total)}</span>
        )}
      </Link>
    </li>
  );
}
