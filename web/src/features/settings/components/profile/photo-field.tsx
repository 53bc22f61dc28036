import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { AuthUser } from '@/lib/auth/auth-store';
import { cn } from '@/lib/class-names';
import { useFileDrop } from '@/lib/use-file-drop';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { RemovePhoto } from './remove-photo';
import type { OwnPhoto } from './use-own-photo';
import { photoTypes } from './use-photo-choice';

/** The own picture: picked or dropped, looked at, and only then sent. */
export function PhotoField({ user, photo }: { user: AuthUser; photo: OwnPhoto }) {
  const dropArea = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { choice, problem, choose, discard, refuseUnreadable, save, isSaving } = photo;
  const isHovered = useFileDrop(dropArea, choose);
  const changeButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(`${choice?.previewUrl} ${user.avatar}`, () => changeButton.current);

  return (
    <div
      ref={dropArea}
      className={cn(
        'flex flex-col gap-5 rounded-lg border border-input/60 border-dashed p-4 transition-colors sm:flex-row sm:items-center sm:p-5',
        isHovered && 'border-primary bg-secondary',
      )}
    >
      {choice ? (
        <img
          src={choice.previewUrl}
          alt="Preview, not saved yet"
          onError={refuseUnreadable}
          className="size-24 shrink-0 rounded-full object-cover ring-2 ring-primary"
        />
      ) : (
        <Avatar name={user.name} src={user.avatar} size="xl" labelled />
      )}
      <div className="grid min-w-0 flex-1 gap-3">
        <input
          ref={picker}
          type="file"
          hidden
          accept={photoTypes.join(',')}
          aria-label="Photo"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Emptied, so that picking the same file again is noticed.
            event.target.value = '';
            if (file) choose(file);
          }}
        />
        <div className="flex flex-wrap gap-3">
          {choice ? (
            <>
              <Button autoFocus busy={isSaving} busyLabel="Uploading..." onClick={save}>
                Save Photo
              </Button>
              <Button variant="outline" disabled={isSaving} onClick={discard}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button ref={changeButton} variant="outline" onClick={() => picker.current?.click()}>
                Change Photo
              </Button>
              {user.avatar ? <RemovePhoto /> : null}
            </>
          )}
        </div>
        {isSaving ? <Progress value={null} label="Uploading your photo" className="max-w-xs" /> : null}
        <PhotoNotes problem={problem} />
      </div>
    </div>
  );
}

function PhotoNotes({ problem }: { problem: string | undefined }) {
  return (
    <div className="grid gap-1 text-sm">
      <p role="alert" className="flex items-start gap-1.5 text-danger empty:hidden">
        {problem ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
        {problem}
      </p>
      <p className="text-muted-foreground">Recommended: Square image, at least 400x400px</p>
      <p className="text-muted-foreground">
        JPG, PNG, GIF or WebP under 5 MB. You can also drop a picture here.
      </p>
    </div>
  );
}
