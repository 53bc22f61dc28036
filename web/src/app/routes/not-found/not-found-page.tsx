import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { paths } from '@/config/paths';

export function Component() {
  return (
    <main
      id={MAIN_CONTENT_ID}
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center px-6 py-16 text-center"
    >
      <title>Page not found · Oja</title>
      <div className="w-60 max-w-full">
        <MarketStallArt />
      </div>
      <h1 className="mt-6 font-bold text-6xl tracking-tight">404</h1>
      <p className="mt-2 text-lg text-muted-foreground">Oops! Page not found</p>
      <Button asChild size="lg" className="mt-8">
        <Link to={paths.home}>Return to Home</Link>
      </Button>
    </main>
  );
}
