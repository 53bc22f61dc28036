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
      <div className="p-4">
        <div className="flex items-center gap-1.5">
          <span className="truncate font-semibold">{exampleSale.handle}</span>
          <BadgeCheck className="size-4 shrink-0 text-primary" />
          <span className="ml-auto flex items-center gap-1 text-muted-foreground text-xs">
            <Eye className="size-3.5" />
            23 watching
          </span>
        </div>
        <p className="mt-1 line-clamp-2 text-muted-foreground text-sm">
          Lagos street food, posting daily since 2021. Original pictures, three brand partners.
        </p>
        <div className="mt-3 flex gap-2">
          <Badge variant="secondary">{exampleSale.category}</Badge>
          <Badge variant="secondary">{exampleSale.followers} followers</Badge>
        </div>
        <div className="mt-4 flex items-center justify-between gap-3 border-t pt-4">
          <span className="tabular font-semibold text-lg">{exampleSale.price}</span>
          <PressableLook>Buy Now</PressableLook>
        </div>
      </div>
    </div>
  );
}
