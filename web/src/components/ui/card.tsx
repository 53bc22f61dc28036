import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('min-w-0 rounded-lg border bg-card text-card-foreground', className)} {...rest} />
  );
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('grid gap-1 p-5 pb-0 sm:p-6 sm:pb-0', className)} {...rest} />;
}

type CardTitleProps = ComponentProps<'h3'> & {
  /** The level that fits the page; the look stays. */
  as?: 'h2' | 'h3' | 'h4';
};

export function CardTitle({ as: Heading = 'h3', className, ...rest }: CardTitleProps) {
  return <Heading className={cn('font-semibold text-lg leading-6', className)} {...rest} />;
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('text-muted-foreground text-sm', className)} {...rest} />;
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('p-5 sm:p-6', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6', className)}
      {...rest}
    />
  );
}
