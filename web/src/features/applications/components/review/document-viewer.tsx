import type { ApplicationDocument } from '@oja/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink, Eye } from 'lucide-react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { useObjectUrl } from '@/lib/use-object-url';
import { openDocumentMutation } from '../../api';
import { documentLabels, fileSizeText } from '../../logic/application-labels';

type DocumentViewerProps = { applicationId: string; document: ApplicationDocument };

/** A document of the applicant, fetched when it is asked for and forgotten when the page is left. */
export function DocumentViewer({ applicationId, document }: DocumentViewerProps) {
  const { label } = documentLabels[document.kind];
  const opening = useMutation({
    ...openDocumentMutation,
    onError: (error) => toastFailure(error, 'The document could not be opened.'),
  });
  const url = useObjectUrl(opening.data);
  return (
    <Card className="overflow-hidden">
      <CardHeader className="pb-5 sm:pb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <CardTitle as="h2">{label}</CardTitle>
            <CardDescription className="break-words">
              {document.file_name}, {fileSizeText(document.bytes)}, uploaded{' '}
              {formatDateTime(document.uploaded_at)}
            </CardDescription>
          </div>
          {url === undefined ? (
            <Button
              variant="outline"
              busy={opening.isPending}
              busyLabel="Opening..."
              onClick={() => opening.mutate({ id: applicationId, kind: document.kind })}
              {...keyTarget('o', 'Open a document')}
            >
              <Eye aria-hidden="true" />
              Open document
            </Button>
          ) : (
            <Button variant="ghost" asChild>
              <a href={url} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                New tab
              </a>
            </Button>
          )}
        </div>
      </CardHeader>
      {url === undefined ? (
        <CardContent className="border-t bg-muted/40 text-muted-foreground text-sm">
          Opening it is recorded in the audit log.
        </CardContent>
      ) : (
        <div className="border-t bg-muted/40">
          {document.content_type === 'application/pdf' ? (
            <iframe title={label} src={url} className="h-[70dvh] w-full" />
          ) : (
            <img src={url} alt={label} className="mx-auto max-h-[80dvh] w-auto max-w-full" />
          )}
        </div>
      )}
    </Card>
  );
}
