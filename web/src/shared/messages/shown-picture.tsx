import type { MessagePicture } from '@oja/contract/messaging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { useObjectUrl } from '@/lib/use-object-url';
import { pictureQuery } from './picture-query';

const widestPx = 256;

/** Keeps its room before it is there, so that nothing jumps. */
export function ShownPicture({ picture, number }: { picture: MessagePicture; number: number }) {
  const { id, width, height } = picture;
  const [isOpen, setOpen] = useState(false);
  const name = `Picture ${number}`;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger
        aria-label={`Open ${name.toLowerCase()}`}
        className="block max-w-full overflow-hidden rounded-lg bg-accent"
        style={{ width: Math.min(width, widestPx), aspectRatio: `${width} / ${height}` }}
      >
        <PictureBytes id={id} size="thumb" alt={name} className="size-full object-cover" />
      </DialogTrigger>
      <DialogContent size="xl" aria-describedby={undefined}>
        <DialogTitle className="sr-only">{name}</DialogTitle>
        {isOpen ? (
          <PictureBytes id={id} size="full" alt={name} className="max-h-[80dvh] w-full object-contain p-2" />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type PictureBytesProps = { id: string; size: 'full' | 'thumb'; alt: string; className: string };

function PictureBytes({ id, size, alt, className }: PictureBytesProps) {
  const url = useObjectUrl(useQuery(pictureQuery(id, size)).data);
  return url === undefined ? null : <img src={url} alt={alt} className={className} />;
}
