import { cn } from '@/lib/class-names';
import { LogoMark } from './logo-mark';

const sizes = {
  sm: { mark: 'size-6', word: 'text-xl', gap: 'gap-1.5' },
  md: { mark: 'size-8', word: 'text-2xl', gap: 'gap-2' },
  lg: { mark: 'size-11', word: 'text-4xl', gap: 'gap-3' },
} as const;

type LogoProps = { size?: keyof typeof sizes; className?: string };

/** Mark and name. Inside a link it is read as "Oja". */
export function Logo({ size = 'md', className }: LogoProps) {
  const { mark, word, gap } = sizes[size];
  return (
    <span className={cn('flex w-fit items-center text-foreground', gap, className)}>
      <LogoMark className={cn('text-primary', mark)} />
      <span className={cn('font-bold font-heading leading-none tracking-tight', word)}>Oja</span>
    </span>
  );
}
