import { useMutation, useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { toastFailure } from '@/components/ui/toast-failure';
import { cn } from '@/lib/class-names';
import { savedIdsQuery, saveListingMutation } from './saved-listings';

type SaveButtonProps = { listing: { id: string; handle: string }; isSaved: boolean; className?: string };

export function SaveButton({ listing, isSaved, className }: SaveButtonProps) {
  const { mutateAsync } = useMutation(saveListingMutation);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${listing.handle}`}
      className={cn(
        'flex size-10 items-center justify-center rounded-full border bg-card text-card-foreground transition-colors hover:bg-accent pointer-coarse:size-11',
        className,
      )}
      onClick={() =>
        void mutateAsync({ id: listing.id, isSaved: !isSaved }).catch((error: unknown) =>
          toastFailure(error, 'Your wishlist could not be changed.'),
        )
      }
    >
      <Heart aria-hidden="true" className={cn('size-5', isSaved && 'fill-current text-primary')} />
    </button>
  );
}

type OwnSaveButtonProps = {
  listing: { id: string; handle: string };
  /** Saves it on mount, after returning from the sign-in. */
  startsSaving: boolean;
  onStarted: () => void;
  className?: string;
};

/** The same where the wishlist is not read by the page itself. */
export function OwnSaveButton({ listing, startsSaving, onStarted, className }: OwnSaveButtonProps) {
  const { data: savedIds } = useQuery(savedIdsQuery);
  const { mutate } = useMutation(saveListingMutation);
  const isSaved = savedIds?.includes(listing.id) ?? false;
  const isWanted = startsSaving && savedIds !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    if (!isSaved) mutate({ id: listing.id, isSaved: true });
    onStarted();
  }, [isWanted, isSaved, listing.id, mutate, onStarted]);
  return <SaveButton listing={listing} isSaved={isSaved} className={className} />;
}
