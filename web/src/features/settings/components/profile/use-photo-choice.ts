import { accountEndpoints } from '@oja/contract/accounts';
import { errorCodes } from '@oja/contract/errors';
import { useCallback, useEffect, useState } from 'react';

const { binaryBody, bodyLimitBytes } = accountEndpoints.setAvatar;

/** The kinds of pictures that the server decodes. */
export const photoTypes: readonly string[] = binaryBody.filter((type) => type.startsWith('image/'));

/** Says at once what the server would say after the upload; undefined when nothing speaks against the file. */
export function checkPhoto(file: { type: string; size: number }): string | undefined {
  if (!photoTypes.includes(file.type)) return errorCodes.image_type_unsupported.text;
  if (file.size > bodyLimitBytes) return errorCodes.image_too_large.text;
  if (file.size === 0) return errorCodes.image_unreadable.text;
  return undefined;
}

type Choice = { file: File; previewUrl: string };

/** The picture a person picked and has not saved yet, or the sentence that says why it will not do. */
export function usePhotoChoice() {
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();

  // The browser keeps the bytes of a preview until its object URL is revoked.
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

  /** The file name has the extension of a picture, the content is none. */
  const refuseUnreadable = useCallback(() => {
    setProblem(errorCodes.image_unreadable.text);
    setChoice(undefined);
  }, []);

  return { choice, problem, choose, discard, refuseUnreadable };
}
