import { PlatformMark, type PlatformName } from '@/components/ui/platform-mark';

const shelves = [
  { platform: 'instagram', categories: ['Food', 'Fashion', 'Comedy', 'Beauty'] },
  { platform: 'youtube', categories: ['Education', 'Music', 'Gaming'] },
  { platform: 'telegram', categories: ['Crypto', 'News', 'Deals'] },
] as const satisfies readonly { platform: PlatformName; categories: readonly string[] }[];

/** Each platform has its own shelves. */
export function CategoriesPicture() {
  return (
    <div className="grid gap-2.5">
      {shelves.map(({ platform, categories }) => (
        <div key={platform} className="flex items-start gap-2.5">
          <PlatformMark platform={platform} size="sm" tile />
          <div className="flex flex-wrap gap-1.5">
            {categories.map((category) => (
              <span key={category} className="rounded-full border bg-background px-3 py-1 text-sm">
                {category}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
