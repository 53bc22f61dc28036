import { CircleAlert, ImagePlus } from 'lucide-react';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import { useFilesDrop } from '@/lib/use-file-drop';
import { screenshotTypes } from './check-screenshot';
import { ScreenshotTile } from './screenshot-tile';
import type { ScreenshotTray } from './screenshot-tray';

type ScreenshotsFieldProps = {
  tray: ScreenshotTray;
  disabled?: boolean;
  label?: string;
  /** The first picture of a listing is the one that the market shows. */
  hasCover?: boolean;
};

/** Pictures are picked or dropped; each is on its way to the server at once. */
export function ScreenshotsField({
  tray,
  disabled = false,
  label = 'Screenshots',
  hasCover = true,
}: ScreenshotsFieldProps) {
  const { shots, problem } = useSyncExternalStore(tray.subscribe, tray.read);
  const labelId = useId();
  const noteId = useId();
  const dropArea = useRef<HTMLFieldSetElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isHovered = useFilesDrop(dropArea, tray.add);
  return (
    <fieldset
      ref={dropArea}
      aria-labelledby={labelId}
      aria-describedby={noteId}
      className={cn(
        'grid min-w-0 gap-4 rounded-lg border border-input/60 border-dashed p-4 transition-colors',
        isHovered && 'border-primary bg-secondary',
        problem && 'border-danger',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <p id={labelId} className="font-medium text-sm">
            {label}
          </p>
          <p id={noteId} className="text-muted-foreground text-sm">
            <span className="pointer-coarse:hidden">Drop them here or choose them. </span>
            Up to {tray.limit} in JPG, PNG, GIF or WebP, each under 5MB.
          </p>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={screenshotTypes.join(',')}
          aria-label={label}
          onChange={(event) => {
            tray.add([...(event.target.files ?? [])]);
            // Emptied, so that picking the same file again is noticed.
            event.target.value = '';
          }}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={disabled || shots.length >= tray.limit}
          onClick={() => picker.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
          Choose Images
        </Button>
      </div>
      {shots.length > 0 ? (
        <ul aria-label={`Chosen ${label.toLowerCase()}`} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {shots.map((shot, index) => (
            <ScreenshotTile
              key={shot.key}
              shot={shot}
              isCover={hasCover && index === 0}
              disabled={disabled}
              onMakeCover={hasCover ? () => tray.makeCover(shot.key) : undefined}
              onRetry={() => tray.retry(shot.key)}
              onRemove={() => tray.remove(shot.key)}
            />
          ))}
        </ul>
      ) : null}
      <p role="alert" className="flex items-start gap-1.5 text-danger text-sm empty:hidden">
        {problem ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
        {problem}
      </p>
    </fieldset>
  );
}
