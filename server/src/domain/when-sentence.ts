import { lagosMoment } from '@oja/contract/lagos-time';

/** A moment as the bell and mails name it, which may be read anywhere. */
export function whenSentence(at: Date): string {
  return `${lagosMoment(at)} (Lagos time)`;
}
