import { useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { saveListingMutation } from '../../api';

type SaveButtonProps = { listing: { id: string; handle: string }; isSaved: boolean; className?: string };

export function SaveButton({ listing, isSaved, className }: SaveButtonProps) {
  const save = useMutation(saveListingMutation);
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
        save.mutate(
          { id: listing.id, isSaved: !isSaved },
          {
            onError: (error) =>
              toast({
                title: 'Error',
                description: failureSentence(error, 'Your wishlist could not be changed.'),
                variant: 'destructive',
              }),
          },
        )
      }
    >
      <Heart aria-hidden="true" className={cn('size-5', isSaved && 'fill-current text-primary')} />
    </button>
  );
}
