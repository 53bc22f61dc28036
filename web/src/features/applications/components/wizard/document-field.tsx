import type { ApplicationDocument, DocumentKind } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, FileCheck2, FileUp } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { toastFailure } from '@/components/ui/toast-failure';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { useFileDrop } from '@/lib/use-file-drop';
import { removeDocumentMutation, uploadDocumentMutation } from '../../api';
import { documentLabels, fileSizeText } from '../../logic/application-labels';
import { checkDocument, documentTypes } from '../../logic/check-document';

type DocumentFieldProps = {
  kind: DocumentKind;
  document: ApplicationDocument | undefined;
  isMissing: boolean;
};

/** Picked or dropped, checked here, and uploaded at once: the next reload finds it on the server. */
export function DocumentField({ kind, document, isMissing }: DocumentFieldProps) {
  const { label, hint, missing } = documentLabels[kind];
  const labelId = useId();
  const noteId = useId();
  const dropArea = useRef<HTMLFieldSetElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    ...uploadDocumentMutation,
    onError: (error) => setProblem(failureSentence(error, 'The document could not be uploaded.')),
  });
  const removal = useMutation({
    ...removeDocumentMutation,
    onError: (error) => toastFailure(error, 'The document could not be removed.'),
  });
  const { mutate } = upload;

  const choose = useCallback(
    (file: File) => {
      const refusal = checkDocument(file);
      setProblem(refusal);
      if (refusal) return;
      mutate({ kind, file });
    },
    [kind, mutate],
  );
  const isHovered = useFileDrop(dropArea, choose);
  const isBusy = upload.isPending || removal.isPending;
  const sentence = problem ?? (isMissing ? missing : undefined);

  return (
    <fieldset
      ref={dropArea}
      aria-labelledby={labelId}
      aria-describedby={noteId}
      className={cn(
        'grid min-w-0 content-start gap-4 rounded-lg border border-input/60 border-dashed p-5 transition-colors',
        document && 'border-solid bg-muted/40',
        isHovered && 'border-primary bg-secondary',
        sentence && 'border-danger',
      )}
    >
      <div className="grid gap-1">
        <p id={labelId} className="font-medium">
          {label} <span className="text-danger">*</span>
        </p>
        <p className="text-muted-foreground text-sm">{hint}</p>
      </div>
      {document ? <UploadedDocument document={document} /> : null}
      {upload.isPending ? <Progress value={null} label={`Uploading your ${label}`} /> : null}
      <input
        ref={picker}
        type="file"
        hidden
        accept={documentTypes.join(',')}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Emptied, so that picking the same file again is noticed.
          event.target.value = '';
          if (file) choose(file);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          busy={upload.isPending}
          busyLabel="Uploading..."
          disabled={removal.isPending}
          onClick={() => picker.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {document ? 'Replace' : 'Choose file'}
        </Button>
        {document ? (
          <Button
            variant="ghost"
            size="sm"
            busy={removal.isPending}
            busyLabel="Removing..."
            disabled={isBusy}
            onClick={() => removal.mutate(kind)}
          >
            Remove
          </Button>
        ) : null}
      </div>
      <p id={noteId} role="alert" className="flex items-start gap-1.5 text-danger text-sm empty:hidden">
        {sentence ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
        {sentence}
      </p>
    </fieldset>
  );
}

function UploadedDocument({ document }: { document: ApplicationDocument }) {
  return (
    <p className="flex items-center gap-3 text-sm">
      <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-success" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{document.file_name}</span>
        <span className="text-muted-foreground">Uploaded, {fileSizeText(document.bytes)}</span>
      </span>
    </p>
  );
}
