import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { Spinner } from './spinner';

/** On touch screens every size grows to at least 44 px. */
const buttonVariants = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium text-sm',
    'transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    // Busy is not refused: its label is there to be read.
    'disabled:aria-busy:opacity-85',
    'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-hover',
        outline:
          'border border-input/60 bg-card text-foreground hover:bg-accent hover:text-accent-foreground',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        destructive: 'bg-danger text-danger-foreground hover:bg-danger-hover',
        link: 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary',
      },
      size: {
        sm: 'h-9 px-3',
        md: 'h-10 px-4',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10',
      },
    },
    defaultVariants: { variant: 'default', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the looks to the only child, usually a link. */
    asChild?: boolean;
    /** A busy button cannot be pressed again. */
    busy?: boolean;
    /** Replaces the label while busy, for example 'Saving...'. The second click of a double click starts nothing again. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  className,
  asChild = false,
  busy = false,
  busyLabel,
  disabled,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busyLabel !== undefined && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {busy ? (busyLabel ?? (size === 'icon' ? null : children)) : children}
    </button>
  );
}
