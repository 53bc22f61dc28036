import type { EvidencePicture } from '@oja/contract/purchase-fields';
import { Thumbnails } from '@/components/ui/thumbnails';

type EvidencePicturesProps = {
  pictures: readonly EvidencePicture[];
  /** Whose evidence it is, or what it is evidence of. */
  of: string;
};

/** Pictures are weak evidence, and say so. */
export function EvidencePictures({ pictures, of }: EvidencePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-1">
      <Thumbnails pictures={pictures} nameOf={(number) => `Evidence ${number} of ${of}`} />
      <p className="text-muted-foreground text-xs">
        {pictures.length === 1 ? 'Picture' : 'Pictures'}: may be altered
      </p>
    </div>
  );
}
