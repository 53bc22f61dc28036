import { useState } from 'react';
import { authStore } from '@/lib/auth/auth-store';
import { FormNotice } from './form-notice';

/** Tells a person whose session ended elsewhere, or by itself, why they are asked to sign in. */
export function SessionEndNotice() {
  const [sentence] = useState(() => authStore.endSentence());
  if (sentence === undefined) return null;
  return (
    <div role="status">
      <FormNotice tone="info">{sentence}</FormNotice>
    </div>
  );
}
