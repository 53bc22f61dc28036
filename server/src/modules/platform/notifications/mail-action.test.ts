import { expect, test } from 'vitest';
import { actionLabelOf } from './mail-action.ts';

test.each([
  ['/dashboard/disputes/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11', 'Open the case'],
  ['/dashboard/my-purchases?search=%40lagosfoodie', 'See your purchase'],
  ['/dashboard/wallet?add-funds=1', 'See your wallet'],
  ['/admin/users?search=ada', 'Open the admin portal'],
  ['/dashboard', 'Open Oja'],
])('the button to %s reads %s', (link, label) => expect(actionLabelOf(link)).toBe(label));
