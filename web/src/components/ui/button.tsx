import { Children, type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { useOnline } from '@/lib/use-online';
import { Spinner } from './spinner';

/** On touch screens every size grows to at least 44 px. */
const buttonClass = [
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium text-sm',
  'transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
  // Busy is not refused: its label is there to be read.
  'aria-disabled:aria-busy:opacity-85',
  'pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
];

const variantClasses = {
  default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
  secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-hover',
  outline: 'border border-input/60 bg-card text-foreground hover:bg-accent hover:text-accent-foreground',
  ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
  destructive: 'bg-danger text-danger-foreground hover:bg-danger-hover',
  link: 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary',
};

const sizeClasses = {
  sm: 'h-9 px-3',
  md: 'h-10 px-4',
  lg: 'h-12 px-6 text-base',
  icon: 'size-10',
};

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variantClasses;
  size?: keyof typeof sizeClasses;
  /** Gives the looks to the only child, usually a link. */
  asChild?: boolean;
  /** A busy button cannot be pressed again. One that may be busy acts on the server, and says why it cannot offline. */
  busy?: boolean;
  /** Replaces the label while busy, for example 'Saving...'. A double click or a held key starts it once. */
  busyLabel?: string;
};

export function Button({
  variant = 'default',
  size = 'md',
  className,
  asChild = false,
  busy,
  busyLabel,
  disabled,
  children,
  type = 'button',
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const isCutOff = !useOnline() && busy !== undefined;
  const classes = cn(buttonClass, variantClasses[variant], sizeClasses[size], className);
  if (asChild) return passToChild(children, { ...rest, className: classes, onClick, onKeyDown });
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      disabled={disabled || isCutOff}
      // A disabled button would lose focus, and the keyboard its place on the page.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || (busyLabel !== undefined && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
      onKeyDown={(event) => {
        if (!busy) onKeyDown?.(event);
        if (busyLabel !== undefined && event.repeat) event.preventDefault();
      }}
    >
      {busy ? <Spinner /> : null}
      {busy ? (busyLabel ?? (size === 'icon' ? null : children)) : children}
      {isCutOff && !busy ? <span className={size === 'icon' ? 'sr-only' : ''}>(offline)</span> : null}
    </button>
  );
}

/**
 * The only child with the props of the button; its own come first. The slot of Radix, which also reaches through lazy
 * and nested children, would weigh 1 KB on the first load of every page.
 */
function passToChild(children: ReactNode, { className, onClick, ...props }: ComponentProps<'button'>) {
  const child = Children.only(children) as ReactElement<ComponentProps<'button'>>;
  const own = child.props;
  return cloneElement(child, {
    ...props,
    ...own,
    className: cn(className, own.className),
    onClick: (event) => {
      own.onClick?.(event);
      onClick?.(event);
    },
  });
}
