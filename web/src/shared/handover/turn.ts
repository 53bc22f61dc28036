import type { HandoverSide } from '@oja/contract/handover-labels';
import type { Handover, HandoverStep } from '@oja/contract/handovers';
import type { Platform } from '@oja/contract/listing-labels';
import type { WaitingHandover } from '@oja/contract/waiting-handovers';
import { platformLabel } from '@/components/ui/platform-mark';
import { formatDateTime } from '@/lib/dates';
import { bankSentence } from '../purchases/bank-sentence';

/** Whose turn it is, as one side reads it. */
export interface Turn {
  sentence: string;
  /** What the countdown runs to; null where nothing is counted. */
  until: string | null;
  isOwn: boolean;
}

/** From the short form of lists. */
export function turnOfWaiting(handover: WaitingHandover): Turn {
  const { viewer, stage, turn, step, due_at: until, platform, waits_until: wait } = handover;
  if (stage === 'inspecting') {
    const checking = inspection(handover);
    if (!handover.release_waits) return checking;
    // Nothing else of the list says why the seller is not paid.
    const sentence = viewer === 'seller' ? bankSentence : `${checking.sentence}. ${bankSentence}`;
    return { ...checking, sentence };
  }
  if (turn === null) return waiting(platform, wait);
  return { sentence: stepSentence(turn, viewer, step ?? 'a step'), until, isOwn: turn === viewer };
}

export function turnOf(handover: Handover, nowMs: number): Turn {
  const { viewer, stage, turn, due_at: until } = handover;
  if (stage === 'inspecting') return inspection(handover);
  if (turn !== null) {
    const title = nextStep(handover)?.title ?? 'a step';
    return { sentence: stepSentence(turn, viewer, title), until, isOwn: turn === viewer };
  }
  return waiting(handover.platform, runningWait(handover, nowMs) ?? null);
}

function waiting(platform: Platform, until: string | null): Turn {
  const sentence =
    until === null
      ? 'The next step opens in a moment'
      : `${platformLabel(platform)}’s wait runs until ${formatDateTime(until)}`;
  return { sentence, until, isOwn: false };
}

type Inspected = Pick<Handover, 'viewer' | 'due_at' | 'release_waits'>;

/** While the payment waits for a bank, the buyer can check the account and not confirm it. */
function inspection({ viewer, due_at: until, release_waits: isHeld }: Inspected): Turn {
  if (viewer === 'buyer') {
    const sentence = isHeld ? 'Your turn: check the account' : 'Your turn: check the account and confirm it';
    return { sentence, until, isOwn: true };
  }
  if (isHeld) return { sentence: 'Waiting for the answer of a bank', until: null, isOwn: false };
  return { sentence: 'Waiting for the buyer: check the account and confirm it', until, isOwn: false };
}

function stepSentence(turn: HandoverSide, viewer: HandoverSide, title: string): string {
  return turn === viewer ? `Your turn: ${title}` : `Waiting for the ${turn}: ${title}`;
}

/** The step that can be done next: the one that is due first. */
function nextStep({ steps }: Pick<Handover, 'steps'>): HandoverStep | undefined {
  return steps
    .filter(({ state }) => state === 'ready')
    .sort((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''))[0];
}

/** The end of the wait that the platform imposes now. */
function runningWait({ steps }: Pick<Handover, 'steps'>, nowMs: number): string | undefined {
  return steps
    .flatMap(({ wait }) => wait?.ends_at ?? [])
    .filter((endsAt) => Date.parse(endsAt) > nowMs)
    .sort()[0];
}
