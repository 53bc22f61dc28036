import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUnsaved } from '@/components/shell/leave-guard';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { saveFile } from '@/lib/save-file';
import { RECOVERY_FILE_NAME, recoveryFileText } from './two-factor-text';

type RecoveryCodesProps = {
  codes: string[];
  email: string;
  /** The toast once the person has saved them. */
  savedTitle: string;
  onSaved: () => void;
};

/** The only time that these codes are shown. */
export function RecoveryCodes({ codes, email, savedTitle, onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsaved('Your recovery codes are not saved yet, and they are not shown again.');
  // The form that had focus is gone; reading goes on here.
  useEffect(() => heading.current?.focus(), []);

  const download = () =>
    saveFile(new Blob([recoveryFileText({ codes, email })], { type: 'text/plain' }), RECOVERY_FILE_NAME);

  const finish = () => {
    toast({ title: savedTitle });
    onSaved();
  };

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="w-fit rounded-sm font-semibold text-base">
          Your recovery codes
        </h3>
        <p className="text-muted-foreground text-sm">
          Each of them lets you sign in once when you do not have your phone.
        </p>
      </div>
      <Notice variant="warning">
        Save them now, away from your phone. They are not shown again, and without them a lost phone locks you
        out.
      </Notice>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-muted p-4 font-mono text-sm @2xl:grid-cols-5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={codes.join('\n')}
          label="Copy codes"
          showLabel
          variant="outline"
          size="md"
          onCopied={() => toast({ title: 'Copied!' })}
        />
        <Button variant="outline" onClick={download}>
          <Download aria-hidden="true" />
          Download as text
        </Button>
        <Button onClick={finish}>I have saved them</Button>
      </div>
    </div>
  );
}
