import { readFileSync } from 'node:fs';
import { siFacebook, siInstagram, siTelegram, siTiktok, siWhatsapp, siX, siYoutube } from 'simple-icons';
import { expect, test } from 'vitest';

const file = readFileSync(new URL('./platform-marks.svg', import.meta.url), 'utf8');
const component = readFileSync(new URL('./platform-mark.tsx', import.meta.url), 'utf8');

test.each([
  ['instagram', siInstagram],
  ['youtube', siYoutube],
  ['twitter', siX],
  ['tiktok', siTiktok],
  ['telegram', siTelegram],
  ['whatsapp', siWhatsapp],
  ['facebook', siFacebook],
] as const)('draws the mark of %s as its owner does', (platform, { path, hex }) => {
  expect(file).toContain(`<symbol id="${platform}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`);
  expect(component).toContain(`${platform}: '${hex === '000000' ? 'currentColor' : `#${hex}`}'`);
});
