import { errorCodes } from '@oja/contract/errors';
import { ImageOff, RotateCw, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { cn } from '@/lib/class-names';
import type { Screenshot } from './screenshot-tray';

type ScreenshotTileProps = {
  shot: Screenshot;
  isCover: boolean;
  disabled: boolean;
  /** Left out where no picture comes before the others. */
  onMakeCover?: (() => void) | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

const actionClasses =
  'flex size-8 items-center justify-center rounded-md bg-card text-card-foreground transition-colors hover:bg-accent disabled:opacity-55 pointer-coarse:size-11';

export function ScreenshotTile({
  shot,
  isCover,
  disabled,
  onMakeCover,
  onRetry,
  onRemove,
}: ScreenshotTileProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const problem = shot.problem ?? (isUnreadable ? errorCodes.image_unreadable.text : undefined);
  return (
    <li className="grid min-w-0 content-start gap-1.5">
      <div className="relative aspect-listing overflow-hidden rounded-md border bg-muted">
        {isUnreadable ? (
          <div
            role="img"
            aria-label={`${shot.name}, cannot be shown`}
            className="flex size-full items-center justify-center text-muted-foreground"
          >
            <ImageOff aria-hidden="true" className="size-8" />
          </div>
        ) : (
          <img
            src={shot.src}
            alt={shot.name}
            width={240}
            height={150}
            onError={() => setUnreadable(true)}
            className={cn(
              'size-full object-cover [object-position:top]',
              shot.state !== 'stored' && 'opacity-60',
            )}
          />
        )}
        {isCover ? (
          <Badge variant="secondary" className="absolute bottom-1.5 left-1.5">
            Cover
          </Badge>
        ) : null}
        <div className="absolute top-1.5 right-1.5 flex gap-1">
          {shot.state === 'failed' && !shot.isUnfit ? (
            <button
              type="button"
              aria-label={`Upload ${shot.name} again`}
              disabled={disabled}
              className={actionClasses}
              onClick={onRetry}
            >
              <RotateCw aria-hidden="true" className="size-4" />
            </button>
          ) : null}
          {isCover || !onMakeCover || shot.state !== 'stored' ? null : (
            <button
              type="button"
              aria-label={`Make ${shot.name} the cover`}
              disabled={disabled}
              className={actionClasses}
              onClick={onMakeCover}
            >
              <Star aria-hidden="true" className="size-4" />
            </button>
          )}
          <button
            type="button"
            aria-label={`Remove ${shot.name}`}
            disabled={disabled}
            className={actionClasses}
            onClick={onRemove}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
        {shot.state === 'uploading' ? (
          <Progress
            value={shot.progress * 100}
            label={`Uploading ${shot.name}`}
            className="absolute inset-x-2 bottom-2 w-auto"
          />
        ) : null}
      </div>
      {problem ? <p className="text-danger text-xs">{problem}</p> : null}
    </li>
  );
}
