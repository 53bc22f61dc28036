import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { timings } from '@/config/timings';
import { copyText } from '@/lib/copy-text';
import { Button, type ButtonProps } from './button';

type CopyButtonProps = Omit<
  ButtonProps,
  'children' | 'onClick' | 'onCopy' | 'busy' | 'busyLabel' | 'asChild'
> & {
  text: string;
  /** What is copied, for example 'Copy password'. */
  label: string;
  /** Shows the label as text beside the icon. */
  showLabel?: boolean;
  /** For a toast or a log entry. */
  onCopied?: () => void;
  onFailed?: () => void;
};

/** Copies, then shows and says so for two seconds. */
export function CopyButton({
  text,
  label,
  showLabel = false,
  onCopied,
  onFailed,
  variant = 'ghost',
  size = showLabel ? 'sm' : 'icon',
  ...rest
}: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0);
  const isCopied = copiedAt > 0;

  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), timings.copiedIndicatorMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    const succeeded = await copyText(text);
    if (!succeeded) return onFailed?.();
    setCopiedAt(Date.now());
    onCopied?.();
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={showLabel ? undefined : label}
        onClick={copy}
        {...rest}
      >
        {isCopied ? <Check aria-hidden="true" className="text-success" /> : <Copy aria-hidden="true" />}
        {showLabel ? (isCopied ? 'Copied' : label) : null}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
