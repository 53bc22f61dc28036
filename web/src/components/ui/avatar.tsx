import * as AvatarPrimitive from 'radix-ui/avatar';
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

export function Avatar({ name, src, size = 'md', labelled = false, className }: AvatarProps) {
  return (
    <AvatarPrimitive.Root
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold',
        tints[tintOf(name)],
        sizes[size],
        className,
      )}
    >
      {src ? <AvatarPrimitive.Image src={src} alt="" className="size-full object-cover" /> : null}
      <AvatarPrimitive.Fallback>{initialsOf(name)}</AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  );
}
