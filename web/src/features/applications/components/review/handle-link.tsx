import { ExternalLink } from 'lucide-react';
import { type HandlePlatform, handleUrl } from '../../logic/handle-url';

/** A handle as the applicant wrote it, with a link to the account where it names one. */
export function HandleLink({ platform, handle }: { platform: HandlePlatform; handle: string }) {
  const url = handleUrl(platform, handle);
  if (url === undefined) return handle || '—';
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      className="inline-flex max-w-full items-center gap-1 text-primary underline underline-offset-4"
    >
      <span className="min-w-0 break-words">{handle}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(new tab)</span>
    </a>
  );
}
