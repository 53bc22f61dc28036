import { CopyButton } from '@/components/ui/copy-button';
import { toast } from '@/components/ui/use-toast';
import { groupedSecret } from './two-factor-text';

/** The secret as text. It wraps instead of being cut, because a person may have to type all of it. */
export function SecretKey({ secret }: { secret: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium font-sans text-sm tracking-normal">Key</h3>
      <div className="flex items-center gap-2 rounded-lg border border-input bg-muted py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1 font-mono text-sm tracking-wide">{groupedSecret(secret)}</code>
        <CopyButton text={secret} label="Copy key" onCopied={() => toast({ title: 'Copied!' })} />
      </div>
    </div>
  );
}
