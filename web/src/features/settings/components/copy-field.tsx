import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { cn } from '@/lib/class-names';

type CopyFieldProps = {
  label: string;
  hint?: string;
  value: string;
  copyLabel: string;
  mono?: boolean;
};

/** Something to take along: read-only, with its copy button at the end. */
export function CopyField({ label, hint, value, copyLabel, mono = false }: CopyFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <div className="relative">
        <Input
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={cn('pr-12 text-ellipsis', mono && 'font-mono tracking-wide')}
        />
        <CopyButton
          text={value}
          label={copyLabel}
          onCopied={() => toast({ title: 'Copied!' })}
          onFailed={() =>
            toast({
              title: 'Error',
              description: 'Your browser did not allow copying. Please select the text and copy it.',
              variant: 'destructive',
            })
          }
          className="absolute inset-y-0 right-0 h-full"
        />
      </div>
    </Field>
  );
}
