import { handoverCodeMinutes } from '@oja/contract/handover-labels';
import type { Handover, HandoverCode } from '@oja/contract/handovers';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';
import { formatDateTime } from '@/lib/dates';
import { useFocusNamedSection } from '@/lib/use-focus-named-section';
import { useNow } from '@/lib/use-now';
import { TimeLeft } from '@/shared/handover/time-left';
import { useReadCode } from '../../hooks/use-read-code';
import { otherSide } from '../../logic/step-texts';
import { SendCodeDialog } from './send-code-dialog';
import { ShownCodeDialog } from './shown-code-dialog';

/** The anchor that the notice of a waiting code leads to. */
const sectionIds = ['codes'];

/** Codes that one side passes to the other, the newest first. */
export function CodesCard({ handover }: { handover: Handover }) {
  const { codes, viewer, purchase_id: purchaseId, actions } = handover;
  const [sending, setSending] = useState<'never' | 'open' | 'closed'>('never');
  const { shown, readingId, read, close } = useReadCode(purchaseId);
  useFocusNamedSection(sectionIds);
  return (
    <SectionCard
      id="codes"
      title="Codes"
      action={
        actions.includes('send_code') ? (
          <Button size="sm" variant="outline" onClick={() => setSending('open')}>
            <KeyRound aria-hidden="true" />
            Send a code
          </Button>
        ) : null
      }
    >
      {codes.length === 0 ? (
        <p className="p-5 text-muted-foreground text-sm">
          Pass codes and passwords here, not in messages: they are sealed, can be read once by{' '}
          {otherSide(viewer)}, and are gone after {handoverCodeMinutes} minutes.
        </p>
      ) : (
        <ul aria-label="Codes" className="divide-y">
          {codes.map((code) => (
            <CodeRow
              key={code.id}
              code={code}
              viewer={viewer}
              isReading={readingId === code.id}
              disabled={readingId !== undefined}
              onRead={() => read(code.id)}
            />
          ))}
        </ul>
      )}
      {sending === 'never' ? null : (
        <SendCodeDialog
          purchaseId={purchaseId}
          reader={otherSide(viewer)}
          open={sending === 'open'}
          onClose={() => setSending('closed')}
        />
      )}
      {shown ? <ShownCodeDialog code={shown.code} open={shown.isOpen} onClose={close} /> : null}
    </SectionCard>
  );
}

type CodeRowProps = {
  code: HandoverCode;
  viewer: Handover['viewer'];
  isReading: boolean;
  disabled: boolean;
  onRead: () => void;
};

function CodeRow({ code, viewer, isReading, disabled, onRead }: CodeRowProps) {
  const nowMs = useNow(code.read_at === null);
  const isOpen = code.read_at === null && nowMs < Date.parse(code.expires_at);
  const mayRead = isOpen && code.may_read;
  return (
    <li className="grid gap-3 px-5 py-4 text-sm">
      <div className="grid gap-0.5">
        <p className="font-medium">
          From {code.from === viewer ? 'you' : otherSide(viewer)}, {formatDateTime(code.created_at)}
        </p>
        {isOpen ? (
          <TimeLeft until={code.expires_at} isDeadline={mayRead} />
        ) : (
          <ClosedCode code={code} viewer={viewer} />
        )}
      </div>
      {mayRead ? (
        <div className="grid justify-items-start gap-1.5">
          <Button size="sm" busy={isReading} busyLabel="Reading..." disabled={disabled} onClick={onRead}>
            Read the code
          </Button>
          <p className="text-muted-foreground">It is shown once. Read it when you are ready to use it.</p>
        </div>
      ) : null}
    </li>
  );
}

/** How a code ended, for both sides. */
function ClosedCode({ code, viewer }: Pick<CodeRowProps, 'code' | 'viewer'>) {
  const isOwn = code.from === viewer;
  const reader = isOwn ? `The ${viewer === 'buyer' ? 'seller' : 'buyer'}` : 'You';
  const sentence =
    code.read_at === null
      ? `Its time is over and nobody read it. ${isOwn ? 'Send a new one if it is still needed.' : 'Ask for a new one if you still need it.'}`
      : `${reader} read it on ${formatDateTime(code.read_at)}.`;
  return <p className="text-muted-foreground">{sentence}</p>;
}
