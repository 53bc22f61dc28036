import { platformLabels } from '@oja/contract/listing-labels';
import { cn } from '@/lib/class-names';
import marks from './platform-marks.svg';

export type PlatformName = keyof typeof platformLabels;

/** The colours of the owners. A black mark would vanish on the dark ground, and may be black or white. */
const colors: Record<PlatformName, string> = {
  instagram: '#FF0069',
  youtube: '#FF0000',
  twitter: 'currentColor',
  tiktok: 'currentColor',
  telegram: '#26A5E4',
  whatsapp: '#25D366',
  facebook: '#0866FF',
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
  const mark = (
    <svg
      viewBox="0 0 24 24"
      fill={colors[platform]}
      className={cn('shrink-0', sizes[size].mark, tile ? undefined : className)}
      role="img"
      aria-label={platformLabels[platform]}
      aria-hidden={labelled ? undefined : true}
    >
      {/* One file for all marks: a page of the market shows thirty of them. */}
      <use href={`${marks}#${platform}`} />
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
