import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { MakeOfferDialogProps } from './make-offer-dialog';

const loadDialog = () => import('./make-offer-dialog');
const MakeOfferDialog = lazy(async () => ({ default: (await loadDialog()).MakeOfferDialog }));

type MakeOfferButtonProps = Pick<MakeOfferDialogProps, 'listing' | 'onSent'> &
  Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled' | 'aria-describedby'> & {
    /** Opens the dialog by itself, after returning from the sign-in. */
    startsOpen?: boolean;
    /** The sign alone, where there is no room for the words. */
    compact?: boolean;
  };

/** Opens the dialog, which is loaded when it is first wanted and keeps what was typed. */
export function MakeOfferButton({
  listing,
  onSent,
  startsOpen = false,
  compact = false,
  ...looks
}: MakeOfferButtonProps) {
  const [chosen, setChosen] = useState<'open' | 'closed'>();
  const wanted = chosen ?? (startsOpen ? 'open' : 'never');
  const label = 'Make an offer';
  return (
    <>
      <Button
        {...looks}
        {...(compact ? { 'aria-label': label, size: 'icon' } : {})}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setChosen('open')}
      >
        <HandCoins aria-hidden="true" />
        {compact ? null : label}
      </Button>
      {wanted === 'never' ? null : (
        <Suspense fallback={null}>
          <MakeOfferDialog
            listing={listing}
            open={wanted === 'open'}
            onOpenChange={(open) => setChosen(open ? 'open' : 'closed')}
            onSent={onSent}
          />
        </Suspense>
      )}
    </>
  );
}
