import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { portalTimings } from '@/config/portal-timings';
import { useCoolDown } from '../hooks/use-cool-down';

type SendAgainProps = {
  label: string;
  send: () => Promise<unknown>;
  /** True when a mail went out just before: the first press has to wait as well. */
  sentBefore?: boolean;
};

/**
 * Asks for another mail, then rests for a while. At rest the button keeps its focus and says how long; pressing it
 * does nothing.
 */
export function SendAgain({ label, send, sentBefore = false }: SendAgainProps) {
  const { secondsLeft, start } = useCoolDown(portalTimings.mailAgainMs, { running: sentBefore });
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const isResting = secondsLeft > 0;

  async function sendOnce(): Promise<void> {
    if (isResting) return;
    setBusy(true);
    setNews('');
    try {
      await send();
      setNews('Sent. Please check your mail.');
      start();
    } catch (error) {
      toastFailure(error, 'The mail could not be sent. Please try again.', 'Mail Not Sent');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        size="lg"
        className="tabular w-full"
        aria-disabled={isResting || undefined}
        busy={isBusy}
        busyLabel="Sending..."
        onClick={sendOnce}
      >
        {isResting ? `${label} in ${secondsLeft} s` : label}
      </Button>
      <p role="status" className="min-h-5 text-center text-muted-foreground text-sm">
        {news}
      </p>
    </div>
  );
}
