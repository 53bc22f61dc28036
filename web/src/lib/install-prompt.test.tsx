import { expect, test, vi } from 'vitest';
import { installPrompt, watchInstallOffer } from './install-prompt';

test('the offer of the browser is kept until it is used', () => {
  watchInstallOffer();
  expect(installPrompt.isOffered()).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installPrompt.isOffered()).toBe(true);
  installPrompt.show();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installPrompt.isOffered()).toBe(false);
});
