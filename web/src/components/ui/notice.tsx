import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const variantClasses = {
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A sentence or two that must not be overlooked. */
export function Notice({
  variant = 'info',
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { variant?: keyof typeof variantClasses }) {
  const Icon = icons[variant];
  return (
    <div
      className={cn('flex items-start gap-3 rounded-lg p-4 text-sm', variantClasses[variant], className)}
      {...rest}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">{children}</div>
    </div>
  );
}
