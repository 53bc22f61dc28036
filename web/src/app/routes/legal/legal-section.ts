import type { ReactNode } from 'react';

/** One numbered section of a legal page. The id is its anchor and never changes, so that links stay good. */
export type LegalSection = { id: string; title: string; body: ReactNode };
