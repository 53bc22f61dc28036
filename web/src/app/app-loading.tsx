import { LogoMark } from '@/components/brand/logo-mark';

/** Stands until the code of the first page has arrived. */
export function AppLoading() {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center">
      <LogoMark className="size-12 animate-breathe text-primary" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
