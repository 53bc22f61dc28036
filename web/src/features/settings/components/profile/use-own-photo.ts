import { useMutation } from '@tanstack/react-query';
import { useUnsaved } from '@/components/shell/leave-guard';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { setAvatarMutation } from '../../api';
import { usePhotoChoice } from './use-photo-choice';

/** The own picture that was picked: saved by its own button, or together with the rest of the profile. */
export function useOwnPhoto() {
  const photo = usePhotoChoice();
  const { choice, discard } = photo;
  const upload = useMutation({
    ...setAvatarMutation,
    onSuccess: () => {
      toast({ title: 'Photo Changed' });
      discard();
    },
    onError: (error) => toastFailure(error, 'Failed to change your photo.'),
  });
  useUnsaved(choice ? 'You chose a photo that is not saved yet.' : undefined);

  /** Without a picked picture there is nothing to do. */
  const save = () => {
    if (choice !== undefined && !upload.isPending) upload.mutate(choice.file);
  };
  return { ...photo, save, isSaving: upload.isPending };
}

export type OwnPhoto = ReturnType<typeof useOwnPhoto>;
