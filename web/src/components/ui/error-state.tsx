import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { UnpluggedArt } from '@/components/art/unplugged-art';
import { ApiError, isNotFound } from '@/lib/api/api-error';
import { Button } from './button';
import { EmptyState } from './empty-state';

type ErrorStateProps = {
  title?: string;
  description?: ReactNode;
  /** Of the query. A retry changes nothing about what does not exist, or what a view as another person does not show. */
  error?: unknown;
  retryLabel?: string;
  onRetry?: () => void;
  /** True while the retry is under way. */
  retrying?: boolean;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4';
  className?: string;
};

/** Something could not be loaded. It is announced at once, because it stands where content was expected. */
export function ErrorState({
  title = 'Something went wrong',
  description = 'Please try again later or contact support if the problem persists.',
  error,
  retryLabel = 'Retry',
  onRetry,
  retrying = false,
  headingLevel = 'h3',
  className,
}: ErrorStateProps) {
  if (error instanceof ApiError && error.code === 'view_only')
    return (
      <EmptyState title={error.message} headingLevel={headingLevel} {...(className ? { className } : {})} />
    );
  return (
    <div role="alert">
      <EmptyState
        art={<UnpluggedArt />}
        title={title}
        description={description}
        headingLevel={headingLevel}
        {...(className ? { className } : {})}
        action={
          onRetry && !isNotFound(error) ? (
            <Button variant="outline" onClick={onRetry} busy={retrying}>
              {retrying ? null : <RotateCw aria-hidden="true" />}
              {retryLabel}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
