import { adminSupportEndpoints, type DeskThread } from '@oja/contract/admin-support';
import { ticketLimits } from '@oja/contract/ticket-fields';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { useAnswer } from '../../hooks/use-answer';
import { AnswerActions } from './answer-actions';
import { CannedReplyMenu } from './canned-reply-menu';

const textOfAnswer = adminSupportEndpoints.answerTicket.body.shape.text;

export function ReplyForm({ ticket }: { ticket: DeskThread }) {
  const { text, setText, tray, send, insert, isSending, actions, dropActions } = useAnswer(ticket);
  const isEmpty = !textOfAnswer.safeParse(text).success;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void send(undefined);
      }}
    >
      <div className="flex justify-end">
        <CannedReplyMenu disabled={isSending} onPick={insert} />
      </div>
      <div {...keyTarget('r', 'Write an answer')}>
        <Field label={`Answer to ${ticket.person.name}`} hint="They read it here and get it by e-mail.">
          <Textarea
            rows={6}
            maxLength={ticketLimits.text}
            value={text}
            disabled={isSending}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <AnswerActions actions={actions} disabled={isSending} onDrop={dropActions} />
      <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isEmpty} busy={isSending} busyLabel="Sending...">
          Send Answer
        </Button>
        <Button variant="outline" disabled={isEmpty || isSending} onClick={() => void send('resolve')}>
          Send and Resolve
        </Button>
        <Button variant="outline" disabled={isEmpty || isSending} onClick={() => void send('wait')}>
          Send and Wait
        </Button>
      </div>
    </form>
  );
}
