import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { ContactDialogProps } from './contact-dialog';

const loadDialog = () => import('./contact-dialog');
export const ContactDialog = lazy(async () => ({ default: (await loadDialog()).ContactDialog }));

type ContactButtonProps = Omit<ContactDialogProps, 'open' | 'onOpenChange'> &
  Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'> & {
    /** Opens the dialog by itself, after returning from the sign-in. */
    startsOpen?: boolean;
    /** The sign alone, where there is no room for the words. */
    compact?: boolean;
  };

/** Opens the dialog, which is loaded when it is first wanted and keeps what was typed. */
export function ContactButton({
  about,
  handle,
  to,
  startsOpen = false,
  compact = false,
  ...looks
}: ContactButtonProps) {
  const [chosen, setChosen] = useState<'open' | 'closed'>();
  const wanted = chosen ?? (startsOpen ? 'open' : 'never');
  const label = `Contact ${to}`;
  return (
    <>
      <Button
        {...looks}
        {...(compact ? { 'aria-label': label, size: 'icon' } : {})}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setChosen('open')}
      >
        <MessageCircle aria-hidden="true" />
        {compact ? null : label}
      </Button>
      {wanted === 'never' ? null : (
        <Suspense fallback={null}>
          <ContactDialog
            about={about}
            handle={handle}
            to={to}
            open={wanted === 'open'}
            onOpenChange={(open) => setChosen(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
