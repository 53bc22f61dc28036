export type ThreadItem<Message, Turn> =
  | { kind: 'message'; at: string; message: Message }
  | { kind: 'turn'; at: string; turn: Turn };

/** Messages and events by time; a message comes before an event of the same moment. */
export function inOrder<Message extends { created_at: string }, Turn extends { at: string }>(
  messages: readonly Message[],
  turns: readonly Turn[],
): ThreadItem<Message, Turn>[] {
  const items: ThreadItem<Message, Turn>[] = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.created_at, message })),
    ...turns.map((turn) => ({ kind: 'turn' as const, at: turn.at, turn })),
  ];
  // The sort keeps equals in their order, and messages stand first.
  return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
