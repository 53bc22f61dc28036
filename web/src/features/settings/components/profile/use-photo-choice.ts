import { errorCodes } from '@oja/contract/errors';
import { useCallback, useEffect, useState } from 'react';
import { checkPhoto } from './check-photo';

type Choice = { file: File; previewUrl: string };

/** The picture a person picked and has not saved yet, or the sentence that says why it will not do. */
export function usePhotoChoice() {
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();

  // The browser keeps the bytes of a preview until it is told that nobody looks at it any more.
  useEffect(() => {
    if (choice) return () => URL.revokeObjectURL(choice.previewUrl);
  }, [choice]);

  const choose = useCallback((file: File) => {
    const refusal = checkPhoto(file);
    setProblem(refusal);
    setChoice(refusal ? undefined : { file, previewUrl: URL.createObjectURL(file) });
  }, []);

  const discard = useCallback(() => {
    setProblem(undefined);
    setChoice(undefined);
  }, []);

  /** The name said picture, the content did not. */
  const refuseUnreadable = useCallback(() => {
    setProblem(errorCodes.image_unreadable.text);
    setChoice(undefined);
  }, []);

  return { choice, problem, choose, discard, refuseUnreadable };
}
