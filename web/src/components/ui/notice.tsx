import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const noticeVariants = cva('flex items-start gap-3 rounded-lg p-4 text-sm', {
  variants: {
    variant: {
      info: 'bg-info-soft text-info',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { variant: 'info' },
});

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A sentence or two that must not be overlooked. */
export function Notice({
  variant,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof noticeVariants>) {
  const Icon = icons[variant ?? 'info'];
  return (
    <div className={cn(noticeVariants({ variant }), className)} {...rest}>
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">{children}</div>
    </div>
  );
}
