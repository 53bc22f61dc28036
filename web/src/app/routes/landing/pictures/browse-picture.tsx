import { Search } from 'lucide-react';
import { PlatformMark, type PlatformName } from '@/components/ui/platform-mark';

const rows = [
  { platform: 'instagram', handle: '@lagosplates', price: '₦185,000' },
  { platform: 'tiktok', handle: '@nightbusng', price: '₦120,000' },
  { platform: 'youtube', handle: 'Garri & Code', price: '₦640,000' },
] as const satisfies readonly { platform: PlatformName; handle: string; price: string }[];

/** A search in the marketplace. */
export function BrowsePicture() {
  return (
    <div className="grid gap-2">
      <div className="flex h-8 items-center gap-2 rounded-md border border-input/60 px-2.5 text-muted-foreground text-xs">
        <Search className="size-3.5" />
        Search accounts
      </div>
      {rows.map(({ platform, handle, price }) => (
        <div key={handle} className="flex items-center gap-2 rounded-md bg-muted px-2.5 py-1.5 text-xs">
          <PlatformMark platform={platform} size="sm" />
          <span className="truncate font-medium">{handle}</span>
          <span className="tabular ml-auto text-muted-foreground">{price}</span>
        </div>
      ))}
    </div>
  );
}
