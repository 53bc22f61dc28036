import { platformLabels } from '@oja/contract/listing-words';
import {
  type SimpleIcon,
  siFacebook,
  siInstagram,
  siTelegram,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import { cn } from '@/lib/class-names';

export type PlatformName = keyof typeof platformLabels;

const icons: Record<PlatformName, SimpleIcon> = {
  instagram: siInstagram,
  youtube: siYoutube,
  twitter: siX,
  tiktok: siTiktok,
  telegram: siTelegram,
  whatsapp: siWhatsapp,
  facebook: siFacebook,
};

export const platformNames: readonly PlatformName[] = [
  'instagram',
  'youtube',
  'twitter',
  'tiktok',
  'telegram',
  'whatsapp',
  'facebook',
];

export function platformLabel(platform: PlatformName): string {
  return platformLabels[platform];
}

const sizes = {
  sm: { mark: 'size-4', tile: 'size-8 rounded-md' },
  md: { mark: 'size-5', tile: 'size-10 rounded-lg' },
  lg: { mark: 'size-7', tile: 'size-14 rounded-lg' },
} as const;

type PlatformMarkProps = {
  platform: PlatformName;
  size?: keyof typeof sizes;
  /** Puts the mark on a small card of its own. */
  tile?: boolean;
  /** Set where the name of the platform does not stand beside the mark. */
  labelled?: boolean;
  className?: string;
};

export function PlatformMark({
  platform,
  size = 'md',
  tile = false,
  labelled = false,
  className,
}: PlatformMarkProps) {
  const icon = icons[platform];
  // A black mark would vanish on the dark ground; the owners of those marks allow black or white.
  const color = icon.hex === '000000' ? 'currentColor' : `#${icon.hex}`;
  const mark = (
    <svg
      viewBox="0 0 24 24"
      fill={color}
      className={cn('shrink-0', sizes[size].mark, tile ? undefined : className)}
      role="img"
      aria-label={platformLabels[platform]}
      aria-hidden={labelled ? undefined : true}
    >
      <path d={icon.path} />
    </svg>
  );
  if (!tile) return mark;
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center border bg-card text-card-foreground',
        sizes[size].tile,
        className,
      )}
    >
      {mark}
    </span>
  );
}
