import type { StaffMove } from '../api';

interface MoveTexts {
  label: string;
  title: string;
  /** What happens, after the handle. */
  effect: string;
  suggestions: readonly string[];
  busy: string;
  done: string;
}

export const moveTexts: Record<StaffMove, MoveTexts> = {
  hide: {
    label: 'Hide Listing',
    title: 'Hide this listing?',
    effect:
      'leaves the market and what signs in to it is kept. The seller reads your reason and may correct it. You can show it again.',
    suggestions: ['We are asked to check who owns this account.', 'The description promises too much.'],
    busy: 'Hiding...',
    done: 'Listing Hidden',
  },
  unhide: {
    label: 'Show Again',
    title: 'Show this listing again?',
    effect: 'goes back to the market as it was, without the Featured badge. The seller reads your reason.',
    suggestions: ['It was hidden by mistake.', 'The question about it is answered.'],
    busy: 'Working...',
    done: 'Listing Shown Again',
  },
  send_back: {
    label: 'Send Back to Review',
    title: 'Send this listing back to review?',
    effect: 'leaves the market until it is approved again. Offers for it end. The seller reads your reason.',
    suggestions: ['It was approved by mistake.', 'We have to look at the pictures again.'],
    busy: 'Working...',
    done: 'Sent Back to Review',
  },
};
