import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { removeAvatarMutation } from '../../api';

export function RemovePhoto() {
  const [isOpen, setOpen] = useState(false);
  const removal = useMutation({
    ...removeAvatarMutation,
    onSuccess: () => toast({ title: 'Photo Removed' }),
    onError: (error) => toastFailure(error, 'Failed to remove your photo.'),
    onSettled: () => setOpen(false),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="ghost">Remove photo</Button>}
      title="Remove your photo?"
      description="Your initials take its place. You can upload a photo again at any time."
      confirmLabel="Remove photo"
      destructive
      busy={removal.isPending}
      busyLabel="Removing..."
      onConfirm={() => removal.mutate()}
    />
  );
}
