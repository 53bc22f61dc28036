import type { CannedActions } from '@oja/contract/canned-replies';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { actionLabels } from '../../logic/action-labels';

type AnswerActionsProps = { actions: CannedActions; disabled: boolean; onDrop: () => void };

/** What the canned replies do with the answer, before it is sent. */
export function AnswerActions({ actions, disabled, onDrop }: AnswerActionsProps) {
  const labels = actionLabels(actions);
  if (labels.length === 0) return null;
  return (
    <Notice>
      <p className="font-medium">With this answer</p>
      <ul className="list-disc pl-5">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-2" disabled={disabled} onClick={onDrop}>
        Answer Only
      </Button>
    </Notice>
  );
}
