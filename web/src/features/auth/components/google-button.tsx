import { siGoogle } from 'simple-icons';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Announced, not there yet; it says so. */
export function GoogleButton() {
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-muted-foreground text-sm">
        <span aria-hidden="true" className="h-px flex-1 bg-border" />
        or
        <span aria-hidden="true" className="h-px flex-1 bg-border" />
      </div>
      <Button variant="outline" size="lg" className="w-full" onClick={announce}>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={siGoogle.path} />
        </svg>
        Continue with Google
      </Button>
    </div>
  );
}

function announce(): void {
  toast({ title: 'Coming Soon', description: 'Signing in with Google is not available yet.' });
}
