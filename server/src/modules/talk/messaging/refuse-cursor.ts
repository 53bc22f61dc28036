import { Refusal } from '../../../domain/refusal.ts';

export function refuseCursor(): Refusal {
  const message = 'This is not a place in the list.';
  return new Refusal('invalid_input', {
    message: `Please check "cursor": ${message}`,
    details: [{ field: 'cursor', message }],
  });
}
