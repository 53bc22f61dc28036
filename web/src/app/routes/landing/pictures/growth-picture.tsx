import { Sparkline } from '@/components/ui/sparkline';

const followersThousand = [42.8, 43.1, 42.9, 43.6, 44.4, 44.2, 45.3, 46.1, 47.4, 47.2, 48.6, 50.1];

/** What the account does under its new owner. */
export function GrowthPicture() {
  return (
    <div className="grid gap-3">
      <div className="flex items-end justify-between gap-2">
        <div>
          <p className="text-muted-foreground text-xs">Followers</p>
          <p className="tabular font-semibold text-lg leading-6">50.1K</p>
        </div>
        <span className="tabular rounded-full bg-success-soft px-2 py-0.5 font-medium text-success text-xs">
          +17 %
        </span>
      </div>
      <Sparkline values={followersThousand} className="h-20" />
    </div>
  );
}
