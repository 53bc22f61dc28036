import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { timings } from '@/config/timings';
import { copyText } from '@/lib/copy-text';
import { copyTextAfter } from '@/lib/copy-text-after';
import { useBriefly } from '@/lib/use-briefly';
import { Button, type ButtonProps } from './button';
import { Spinner } from './spinner';

type CopyButtonProps = Omit<
  ButtonProps,
  'children' | 'onClick' | 'onCopy' | 'busy' | 'busyLabel' | 'asChild'
> & {
  /** A function where the text is known in the browser only. */
  text: string | (() => string);
  /** What is copied, for example 'Copy password'. */
  label: string;
  /** Shows the label as text beside the icon. */
  showLabel?: boolean;
  /** Must succeed before anything is copied. */
  first?: () => Promise<unknown>;
  /** For a toast. */
  onCopied?: () => void;
  /** With the error where what had to come first has failed. */
  onFailed?: (error?: unknown) => void;
};

/** Copies, then shows and says so for two seconds. */
export function CopyButton({
  text,
  label,
  showLabel = false,
  first,
  onCopied,
  onFailed,
  variant = 'ghost',
  size = showLabel ? 'sm' : 'icon',
  ...rest
}: CopyButtonProps) {
  const [isCopied, showCopied] = useBriefly(timings.copiedIndicatorMs);
  const [isWaiting, setWaiting] = useState(false);

  const copy = async () => {
    if (isWaiting) return;
    setWaiting(first !== undefined);
    try {
      const copied = typeof text === 'function' ? text() : text;
      const succeeded = await (first ? copyTextAfter(first(), copied) : copyText(copied));
      if (!succeeded) return onFailed?.();
      showCopied();
      onCopied?.();
    } catch (error) {
      onFailed?.(error);
    } finally {
      setWaiting(false);
    }
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={showLabel ? undefined : label}
        aria-busy={isWaiting || undefined}
        onClick={copy}
        {...rest}
      >
        <CopyIcon isWaiting={isWaiting} isCopied={isCopied} />
        {showLabel ? (isCopied ? 'Copied' : label) : null}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}

/** The button keeps the focus while it waits, so it is not drawn as disabled. */
function CopyIcon({ isWaiting, isCopied }: { isWaiting: boolean; isCopied: boolean }) {
  if (isWaiting) return <Spinner />;
  return isCopied ? <Check aria-hidden="true" className="text-success" /> : <Copy aria-hidden="true" />;
}
