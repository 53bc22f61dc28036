import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { initialsOf, tintOf } from './avatar-identity';

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-24 text-3xl',
} as const;

/** One per tint of avatar-identity; written out because Tailwind must find the class names in the source. */
const tints = [
  'bg-tint-1 text-tint-1-foreground',
  'bg-tint-2 text-tint-2-foreground',
  'bg-tint-3 text-tint-3-foreground',
  'bg-tint-4 text-tint-4-foreground',
  'bg-tint-5 text-tint-5-foreground',
  'bg-tint-6 text-tint-6-foreground',
] as const;

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Set where the name does not stand beside the picture; otherwise it would be read twice. */
  labelled?: boolean;
  className?: string;
};

/** The initials stand until the picture has arrived, and stay where it cannot be shown. */
export function Avatar({ name, src, size = 'md', labelled = false, className }: AvatarProps) {
  const [shown, setShown] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : undefined;
  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(
        'relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold',
        tints[tintOf(name)],
        sizes[size],
        className,
      )}
    >
      {picture !== undefined && picture === shown ? null : initialsOf(name)}
      {picture === undefined ? null : (
        <img
          key={picture}
          // A picture of a rendered page may have arrived before the listeners.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setShown(picture);
          }}
          src={picture}
          alt=""
          onLoad={() => setShown(picture)}
          onError={() => setBroken(picture)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
