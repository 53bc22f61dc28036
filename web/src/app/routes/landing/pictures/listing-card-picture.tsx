import { BadgeCheck, Eye } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { PlatformMark } from '@/components/ui/platform-mark';
import { exampleSale } from '../example-sale';
import { PressableLook } from './picture';
import { PlatesPicture } from './plates-picture';

/** A listing as it stands in the marketplace. */
export function ListingCardPicture() {
  return (
    <div className="overflow-hidden rounded-lg border bg-card shadow-raised">
      <div className="relative aspect-listing">
        <PlatesPicture />
        <Badge variant="featured" className="absolute top-3 left-3">
          Featured
        </Badge>
        <PlatformMark platform="instagram" tile className="absolute top-3 right-3" />
      </div>
      <div className="p-4 max-sm:pb-9 sm:pr-[22%]">
        <div className="flex items-center gap-1.5">
          <span className="truncate font-semibold">{exampleSale.handle}</span>
          <BadgeCheck className="size-4 shrink-0 text-primary" />
        </div>
        <p className="mt-1 line-clamp-2 text-muted-foreground text-sm">
          Lagos street food, posting daily since 2021. Original pictures.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Badge variant="secondary">{exampleSale.category}</Badge>
          <Badge variant="secondary">{exampleSale.followers} followers</Badge>
          <Badge variant="secondary">
            <Eye />
            23 watching
          </Badge>
        </div>
        <p className="tabular mt-4 font-semibold text-xl">{exampleSale.price}</p>
        <PressableLook className="mt-3 w-full">Buy Now</PressableLook>
      </div>
    </div>
  );
}
