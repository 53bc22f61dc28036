import { messageLimits } from '@oja/contract/messaging';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { portalTimings } from '@/config/portal-timings';
import { signalTyping } from '../../api';
import { type AddedPicture, usePictureTray } from '../../hooks/use-picture-tray';

const keyOf = (userId: string, conversationId: string) => `oja-draft-${userId}-${conversationId}`;

type ComposerProps = {
  conversationId: string;
  userId: string;
  to: string;
  onSend: (text: string, pictures: AddedPicture['picture'][]) => void;
};

/** Enter sends, Shift and Enter begin a new line. What was begun and not sent is kept. */
export function Composer({ conversationId, userId, to, onSend }: ComposerProps) {
  const [text, setText] = useDraft(userId, conversationId);
  const tray = usePictureTray();
  const signalledAt = useRef(0);
  const files = useRef<HTMLInputElement>(null);
  const isReady = !tray.isBusy && (text.trim() !== '' || tray.added.length > 0);

  const send = () => {
    if (!isReady) return;
    onSend(
      text.trim(),
      tray.added.map(({ picture }) => picture),
    );
    setText('');
    tray.clear();
    signalledAt.current = 0;
  };
  const type = (next: string) => {
    setText(next);
    if (Date.now() - signalledAt.current < portalTimings.typingSignalMs) return;
    signalledAt.current = Date.now();
    signalTyping(conversationId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="grid gap-2 border-t bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PictureTray added={tray.added} isBusy={tray.isBusy} onRemove={tray.remove} />
      <div className="flex items-end gap-2">
        <input
          ref={files}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label="Choose pictures"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            tray.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button variant="ghost" size="icon" aria-label="Add pictures" onClick={() => files.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-5" />
        </Button>
        <Textarea
          aria-label={`Message to ${to}`}
          placeholder="Write a message"
          rows={1}
          maxLength={messageLimits.text}
          className="max-h-40 min-h-10 flex-1 resize-none! py-2 pointer-coarse:min-h-11"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="icon" aria-label="Send" disabled={!isReady}>
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}

type PictureTrayProps = {
  added: readonly AddedPicture[];
  isBusy: boolean;
  onRemove: (id: string) => void;
};

function PictureTray({ added, isBusy, onRemove }: PictureTrayProps) {
  if (added.length === 0 && !isBusy) return null;
  return (
    <ul aria-label="Pictures to send" className="flex flex-wrap items-center gap-2">
      {added.map(({ picture, preview, name }) => (
        <li key={picture.id} className="relative">
          <img src={preview} alt={name} className="size-16 rounded-lg object-cover" />
          <Button
            variant="secondary"
            size="icon"
            aria-label={`Remove ${name}`}
            className="absolute -top-2 -right-2 size-6 rounded-full pointer-coarse:min-h-8 pointer-coarse:min-w-8"
            onClick={() => onRemove(picture.id)}
          >
            <X aria-hidden="true" className="size-3.5" />
          </Button>
        </li>
      ))}
      {isBusy ? (
        <li role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
          <Spinner />
          Adding...
        </li>
      ) : null}
    </ul>
  );
}

/** The draft of a conversation, restored when the person comes back to it. */
function useDraft(userId: string, conversationId: string) {
  const key = keyOf(userId, conversationId);
  const [text, setText] = useState(() => window.localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, next);
  };
  return [text, write] as const;
}
