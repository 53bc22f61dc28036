import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button, type ButtonProps } from '@/components/ui/button';
import { cn } from '@/lib/class-names';

const look =
  'rounded-sm font-medium text-primary underline decoration-primary/40 underline-offset-4 transition-colors hover:decoration-primary';

/** A link inside or beside a sentence. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={cn(look, className)} {...rest} />;
}

/** The same look for a step that is no address. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={cn(look, 'min-h-6 pointer-coarse:min-h-11', className)} {...rest} />
  );
}

type ButtonLinkProps = Pick<ButtonProps, 'variant' | 'className' | 'children'> & { to: string };

/** The link to the next step at the end of an auth page. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  return (
    <Button asChild size="lg" {...look}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
