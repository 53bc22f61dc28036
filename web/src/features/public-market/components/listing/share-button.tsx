import { Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';

type ShareButtonProps = { title: string; path: string };

/** The share sheet of the device; where there is none, or it fails, the link is copied. */
export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button variant="outline" onClick={() => void share(title, new URL(path, window.location.origin).href)}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const isCopied = await copyText(url);
  toast(
    isCopied
      ? { title: 'Link Copied' }
      : { title: 'Error', description: 'The link could not be copied.', variant: 'destructive' },
  );
}
