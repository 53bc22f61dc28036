import { Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PlatformMark } from '@/components/ui/platform-mark';

type ShareButtonsProps = { text: string; link: string };

/** The share sheet of the device, where it has one, and WhatsApp, which everybody has. */
export function ShareButtons({ text, link }: ShareButtonsProps) {
  const message = encodeURIComponent(`${text} ${link}`);
  return (
    <div className="flex flex-wrap gap-3">
      {'share' in navigator ? (
        // A person who closes the sheet has changed their mind, which is no failure.
        <Button onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      ) : null}
      <Button variant="outline" asChild>
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          <PlatformMark platform="whatsapp" size="sm" />
          Share on WhatsApp
        </a>
      </Button>
    </div>
  );
}
