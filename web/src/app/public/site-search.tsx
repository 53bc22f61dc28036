import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { paths } from '@/config/paths';

/** Searches the whole market. A plain form, so it works before the script has arrived and without any. */
export function SiteSearch({ onSearch }: { onSearch?: () => void }) {
  const { pathname, search } = useLocation();
  const isMarket = pathname === paths.market.all || pathname.startsWith(`${paths.market.all}/`);
  const term = isMarket ? (new URLSearchParams(search).get('search') ?? '') : '';
  return (
    <search className="min-w-0 flex-1">
      {/* Another address fills the field anew. */}
      <Form key={term} method="get" action={paths.market.all} onSubmit={onSearch} className="relative">
        <input
          type="search"
          name="search"
          aria-label="Search accounts"
          placeholder="Search accounts"
          maxLength={textLimits.search}
          defaultValue={term}
          className="h-10 w-full min-w-0 rounded-lg border border-input bg-card pr-3 pl-10 text-base text-ellipsis placeholder:text-muted-foreground pointer-coarse:h-11 hover:border-foreground/60 md:text-sm"
        />
        <button
          type="submit"
          aria-label="Find accounts"
          className="absolute inset-y-0 left-0 flex w-10 items-center justify-center rounded-lg text-muted-foreground hover:text-foreground"
        >
          <Search aria-hidden="true" className="size-4" />
        </button>
      </Form>
    </search>
  );
}
