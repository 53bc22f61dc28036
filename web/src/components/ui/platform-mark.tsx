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

type PlatformLook = { name: string; icon: SimpleIcon };

const platforms = {
  instagram: { name: 'Instagram', icon: siInstagram },
  youtube: { name: 'YouTube', icon: siYoutube },
  twitter: { name: 'Twitter/X', icon: siX },
  tiktok: { name: 'TikTok', icon: siTiktok },
  telegram: { name: 'Telegram', icon: siTelegram },
  whatsapp: { name: 'WhatsApp', icon: siWhatsapp },
  facebook: { name: 'Facebook', icon: siFacebook },
} satisfies Record<string, PlatformLook>;

export type PlatformName = keyof typeof platforms;

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
  return platforms[platform].name;
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
  const { name, icon } = platforms[platform];
  // A black mark would vanish on the dark ground; the owners of those marks allow black or white.
  const color = icon.hex === '000000' ? 'currentColor' : `#${icon.hex}`;
  const mark = (
    <svg
      viewBox="0 0 24 24"
      fill={color}
      className={cn('shrink-0', sizes[size].mark, tile ? undefined : className)}
      role="img"
      aria-label={name}
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
