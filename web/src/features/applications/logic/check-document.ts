import { applicationEndpoints, documentLimitBytes } from '@oja/contract/applications';
import { errorCodes } from '@oja/contract/errors';

/** What the server can read; the type that means "anything" is left to programs. */
export const documentTypes: readonly string[] =
  applicationEndpoints.uploadApplicationDocument.binaryBody.filter(
    (type) => type !== 'application/octet-stream',
  );

/** Says at once what the server would say after the upload; undefined when nothing speaks against the file. */
export function checkDocument(file: { type: string; size: number }): string | undefined {
  if (!documentTypes.includes(file.type)) return errorCodes.document_type_unsupported.text;
  if (file.size > documentLimitBytes) return errorCodes.document_too_large.text;
  if (file.size === 0) return errorCodes.document_unreadable.text;
  return undefined;
}
