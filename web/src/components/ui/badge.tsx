import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const badgeClass =
  'inline-flex w-fit shrink-0 items-center gap-1 whitespace-nowrap rounded-full border border-transparent px-2.5 py-0.5 font-medium font-sans text-xs tracking-normal [&_svg]:size-3';

const variantClasses = {
  default: 'bg-primary text-primary-foreground',
  secondary: 'bg-secondary text-secondary-foreground',
  destructive: 'bg-danger-soft text-danger',
  outline: 'border-input/60 text-foreground',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  featured: 'bg-featured text-featured-foreground',
};

export type BadgeVariant = keyof typeof variantClasses;

export function Badge({
  variant = 'default',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span className={cn(badgeClass, variantClasses[variant], className)} {...rest} />;
}
