import { useState } from 'react';
import { PlatformMark, type PlatformName } from '@/components/ui/platform-mark';
import { cn } from '@/lib/class-names';

type ListingPictureProps = {
  src: string | null | undefined;
  platform: PlatformName;
  /** Empty where the handle stands beside it. */
  alt?: string;
  /** For the pictures a person sees first; the others wait until they come near the screen. */
  eager?: boolean;
  /** Shows all of it, with room beside; otherwise its top fills the frame, where a profile has its name and figures. */
  whole?: boolean;
  className?: string;
};

/** A picture of an account in its 16:10 frame; where there is none, the mark of its platform. */
export function ListingPicture({
  src,
  platform,
  alt = '',
  eager = false,
  whole = false,
  className,
}: ListingPictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src && src !== brokenSrc;
  return (
    <div className={cn('relative aspect-listing overflow-hidden bg-secondary', className)}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={480}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          // What is on the first screen is painted with the text and not a frame later.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBrokenSrc(src)}
          className={cn(
            // Out of the flow: a tall screenshot must not stretch the frame once it has arrived.
            'absolute inset-0 size-full',
            whole ? 'object-contain' : 'object-cover [object-position:top]',
          )}
        />
      ) : (
        <div className="flex size-full items-center justify-center bg-[radial-gradient(circle_at_30%_20%,var(--color-card),transparent_60%)]">
          <PlatformMark platform={platform} size="lg" tile className="border-transparent" />
        </div>
      )}
    </div>
  );
}
