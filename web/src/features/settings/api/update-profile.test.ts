import { expect, it } from 'vitest';
import { updateProfile } from './update-profile';

it('U671 refuses a profile update while nobody is signed in', async () => {
  await expect(updateProfile({ name: 'Ada' })).rejects.toThrow('Not authenticated');
});
