import type { WebhookDelivery } from '@oja/contract/webhooks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, holdAnswer, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { ReplayButton } from './replay-button';

test('tells that the event was sent again also when the row was replaced meanwhile', async () => {
  signIn();
  const held = holdAnswer();
  const calls = fakeApi({ 'POST /admin/webhook-deliveries/d1/replay': held.answer });
  const delivery = { id: 'd1', event: 'purchase.completed' } as unknown as WebhookDelivery;
  const { unmount } = renderInApp(<ReplayButton delivery={delivery} />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  held.release(succeed(null));
  await waitFor(() => expect(shownToast()?.title).toBe('Sent Again'));
});
