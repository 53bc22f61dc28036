import { cn } from '@/lib/class-names';

/** The round of the O is a market stall: awning above, counter below. Takes the colour of the text around it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
      className={cn('size-8 shrink-0', className)}
    >
      <path
        fillRule="evenodd"
        d="M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM6.43 11a10.8 10.8 0 0 0 .22 10.4h18.7a10.8 10.8 0 0 0 .22-10.4 3.19 3.19 0 0 1-6.38 0 3.19 3.19 0 0 1-6.38 0 3.19 3.19 0 0 1-6.38 0Z"
      />
    </svg>
  );
}
