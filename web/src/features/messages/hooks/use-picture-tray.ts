import { type MessagePicture, messageLimits } from '@oja/contract/messaging';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { uploadPicture } from '../api';

/** A picture that was uploaded and waits to be sent. */
export interface AddedPicture {
  picture: MessagePicture;
  /** Pictures are sent in the order in which they were chosen, not in that in which they arrived. */
  number: number;
  /** What the browser itself shows of the file. */
  preview: string;
  name: string;
}

export function usePictureTray() {
  const [added, setAdded] = useState<readonly AddedPicture[]>([]);
  const [uploading, setUploading] = useState(0);
  const chosen = useRef(0);

  const addOne = async (file: File) => {
    chosen.current += 1;
    const number = chosen.current;
    setUploading((count) => count + 1);
    try {
      if (file.size > messageLimits.pictureBytes) throw new Error('Images must be under 5MB.');
      const picture = await uploadPicture(file);
      const one = { picture, number, preview: URL.createObjectURL(file), name: file.name };
      setAdded((before) => [...before, one].sort((first, second) => first.number - second.number));
    } catch (error) {
      toastFailure(error, 'The picture could not be added.');
    } finally {
      setUploading((count) => count - 1);
    }
  };

  return {
    added,
    isBusy: uploading > 0,
    add(files: readonly File[]): void {
      const room = messageLimits.pictures - added.length - uploading;
      if (files.length > room) {
        const description = `A message can carry ${messageLimits.pictures} pictures.`;
        toast({ variant: 'destructive', title: 'Error', description });
      }
      for (const file of files.slice(0, Math.max(0, room))) void addOne(file);
    },
    remove(id: string): void {
      for (const { picture, preview } of added) if (picture.id === id) URL.revokeObjectURL(preview);
      setAdded((before) => before.filter(({ picture }) => picture.id !== id));
    },
    clear(): void {
      for (const { preview } of added) URL.revokeObjectURL(preview);
      setAdded([]);
    },
  };
}
