import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { readCodeMutation } from '../api';

/** Reads a code once. It is kept in this page alone, until the person has closed it. */
export function useReadCode(purchaseId: string) {
  const [shown, setShown] = useState<{ code: string; isOpen: boolean }>();
  const isUnderWay = useRef(false);
  const reading = useMutation({
    ...readCodeMutation,
    onSuccess: (code) => setShown({ code, isOpen: true }),
    onError: (error) => {
      toast({ title: 'Could not read the code', description: whatHappened(error), variant: 'destructive' });
    },
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return readCodeMutation.onSettled?.(...settled);
    },
  });
  return {
    shown,
    /** The code whose answer is awaited. */
    readingId: reading.isPending ? reading.variables.codeId : undefined,
    read: (codeId: string) => {
      // The second half of a double click arrives before the button is drawn as busy, and would be refused.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      // Its result is the code, which would stay after the person has closed it.
      reading.mutate({ purchaseId, codeId }, { onSettled: reading.reset });
    },
    close: () => setShown((last) => last && { code: '', isOpen: false }),
  };
}

/** Without an answer, the code may have been removed all the same. */
function whatHappened(error: unknown): string {
  const sentence = failureSentence(error, 'Please try again.');
  return error instanceof ApiError && error.status === 0
    ? `${sentence} If the code is gone then, ask for a new one.`
    : sentence;
}
